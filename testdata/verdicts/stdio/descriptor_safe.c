// verdict: SUCCESSFUL
// why: a file descriptor is -1 or not negative
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
static int users[64];
int main(void) {
	int fd = open("/dev/null", O_RDONLY);
	if (fd == -1)
		return errno;
	if (fd < 64)
		users[fd]++;
	int r = close(fd);
	assert(r == 0 || r == -1);
	return 0;
}
