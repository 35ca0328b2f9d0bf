// verdict: FAILED
// property: pointer_dereference line 11
// check: past-end
// why: one more argument is read than was passed, after the registers are used up
#include <stdarg.h>
static long last(int n, ...) {
	va_list ap;
	va_start(ap, n);
	long r = 0;
	while (n-- >= 0)
		r = va_arg(ap, long);
	va_end(ap);
	return r;
}
int main(void) {
	last(8, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
	return 0;
}
