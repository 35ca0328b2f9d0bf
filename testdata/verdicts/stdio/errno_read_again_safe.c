// verdict: SUCCESSFUL
// why: a loop that tries again while errno is EINTR ends with another reason, and each round finds the state of the one before
#include <assert.h>
#include <errno.h>
#include <unistd.h>
int main(void) {
	char b[8];
	ssize_t n;
	do
		n = read(0, b, 8);
	while (n < 0 && errno == EINTR);
	if (n < 0)
		assert(errno != EINTR);
	else
		assert(n <= 8);
	return 0;
}
