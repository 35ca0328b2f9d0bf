// verdict: FAILED
// property: assertion line 8
// why: clearerr was called for another stream
#include <assert.h>
#include <stdio.h>
int main(void) {
	if (getchar() == EOF) {
		clearerr(stdout), assert(!feof(stdin));
	}
	return 0;
}
