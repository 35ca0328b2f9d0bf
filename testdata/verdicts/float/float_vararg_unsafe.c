// verdict: FAILED
// property: pointer_dereference line 10
// why: an int was passed where a double is read
#include <assert.h>

#include <stdarg.h>
static double first(int n, ...) {
	va_list ap;
	va_start(ap, n);
	double d = va_arg(ap, double);
	va_end(ap);
	return d;
}
int main(void) {
	assert(first(1, 2) == 2);
	return 0;
}
