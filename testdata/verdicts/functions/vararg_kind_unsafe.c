// verdict: FAILED
// property: pointer_dereference line 9
// check: past-end
// why: a double is read where only integers were passed
#include <stdarg.h>
static double f(int n, ...) {
	va_list ap;
	va_start(ap, n);
	double d = va_arg(ap, double);
	va_end(ap);
	return d;
}
int main(void) {
	f(1, 1L, 2L);
	return 0;
}
