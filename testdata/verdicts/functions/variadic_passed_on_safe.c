// verdict: SUCCESSFUL
// why: a function that gets the address of a list moves the caller's list on
#include <assert.h>
#include <stdarg.h>
static int next(va_list *ap) {
	int r = va_arg(*ap, int);
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
