// verdict: FAILED
// property: assertion line 11
// why: fgets that meets an error says why in errno (POSIX)
#include <assert.h>
#include <errno.h>
#include <stdio.h>
int main(void) {
	char b[4];
	errno = 0;
	if (!fgets(b, 4, stdin) && !feof(stdin))
		assert(errno != EINTR);
	return 0;
}
