// verdict: SUCCESSFUL
// check: call-type
// flags: --m32
// why: int, long and pointers have one size.
#include <assert.h>
#include <stdarg.h>
static int sum(int n, ...) {
	va_list ap, *p = &ap;
	va_start(ap, n);
	int s = va_arg(ap, long);
	s += va_arg(*p, long long);
	s += va_arg(*p++, unsigned);
	s += va_arg(ap, double);
	s += va_arg(ap, long double);
	va_end(ap);
	return s;
}
int main(void) {
	assert(sum(5, 1, 1LL, 1L, 1.0, 1.0L) == 5);
	return 0;
}
