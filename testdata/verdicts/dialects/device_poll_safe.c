// verdict: SUCCESSFUL
// why: only the results are changed
#include <assert.h>
#include <poll.h>
int main(void) {
	struct pollfd fds[2] = {{3, POLLIN, 0}, {4, POLLOUT, 0}};
	int n = poll(fds, 2, 10);
	if (n != 1)
		return 0;
	assert(fds[0].fd == 3 && fds[1].events == POLLOUT);
	assert(!fds[0].revents != !fds[1].revents);
	return 0;
}
