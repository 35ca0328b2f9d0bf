// verdict: FAILED
// property: undefined_behavior line 10
// check: call-type
// flags: --m32
// why: a long long is read as a long, which is half of it.
#include <stdarg.h>
static long first(int n, ...) {
	va_list ap;
	va_start(ap, n);
	long s = va_arg(ap, long);
	va_end(ap);
	return s;
}
int main(void) {
	return first(1, 5LL) != 5;
}
