// verdict: FAILED
// property: assertion line 10
// why: fputs that meets an error says why in errno (POSIX)
#include <assert.h>
#include <errno.h>
#include <stdio.h>
int main(void) {
	errno = 0;
	if (fputs("x", stdout) < 0)
		assert(errno != ENOSPC);
	return 0;
}
