// verdict: FAILED
// property: assertion line 19
// why: one that gets the list's copy leaves that behind
#include <assert.h>
#include <stdarg.h>
static int next(va_list *ap) {
	va_list own; va_copy(own, *ap); int r = va_arg(own, int); va_end(own);
	return r;
}
static int f(int n, ...) {
	va_list ap;
	va_start(ap, n);
	int r = next(&ap);
	r = r * 10 + va_arg(ap, int);
	va_end(ap);
	return r;
}
int main(void) {
	assert(f(2, 3, 4) == 34);
	return 0;
}
