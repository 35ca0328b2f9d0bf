// verdict: FAILED
// property: undefined_behavior line 12
// check: call-type
// why: the last argument, which is passed in memory, is an int and is read as a long; its upper half holds anything.
#include <stdarg.h>
#include <stdio.h>
static long last(int n, ...) {
	va_list ap;
	va_start(ap, n);
	while (--n)
		(void)va_arg(ap, long);
	long s = va_arg(ap, long);
	va_end(ap);
	return s;
}
int main(void) {
	return last(8, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8) < 0;
}
