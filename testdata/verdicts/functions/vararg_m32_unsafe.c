// verdict: FAILED
// property: undefined_behavior line 12
// check: call-type
// flags: -m32
// why: an int was passed, a long long is read
#include <assert.h>
#include <stdarg.h>
static void f(int n, ...) {
	va_list ap;
	va_start(ap, n);
	assert(va_arg(ap, int) == 1);
	long long x = va_arg(ap, long long);
	va_end(ap);
	(void)x;
}
int main(void) {
	f(0, 1, 2);
	return 0;
}
