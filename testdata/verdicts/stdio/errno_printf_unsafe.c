// verdict: FAILED
// property: assertion line 10
// why: printf that meets an error says why in errno (POSIX)
#include <assert.h>
#include <errno.h>
#include <stdio.h>
int main(void) {
	errno = 0;
	if (printf("x") < 0)
		assert(errno != ENOSPC);
	return 0;
}
