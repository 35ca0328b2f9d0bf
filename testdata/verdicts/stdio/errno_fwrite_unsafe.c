// verdict: FAILED
// property: assertion line 10
// why: fwrite that meets an error says why in errno (POSIX)
#include <assert.h>
#include <errno.h>
#include <stdio.h>
int main(void) {
	errno = 0;
	if (fwrite("x", 1, 1, stdout) < 1)
		assert(errno != ENOSPC);
	return 0;
}
