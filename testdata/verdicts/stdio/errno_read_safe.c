// verdict: SUCCESSFUL
// why: errno is never 0 after a failure
#include <assert.h>
#include <errno.h>
#include <unistd.h>
int main(void) {
	char b[8];
	errno = 0;
	ssize_t n = read(0, b, 8);
	if (n < 0)
		assert(errno != 0);
	return 0;
}
