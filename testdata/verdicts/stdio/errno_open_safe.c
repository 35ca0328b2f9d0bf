// verdict: SUCCESSFUL
// why: errno is a positive number after a failure
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
int main(void) {
	errno = 0;
	int fd = open("x", O_RDONLY);
	if (fd < 0)
		assert(errno > 0);
	return 0;
}
