// verdict: FAILED
// property: undefined_behavior line 11
// check: call-type
// why: a long is passed and an int is read (C11 7.16.1.1p2).
#include <stdarg.h>
static int sum(int n, ...) {
	va_list ap;
	int s = 0;
	va_start(ap, n);
	while (n--)
		s += va_arg(ap, int);
	va_end(ap);
	return s;
}
int main(void) {
	sum(3, 1, 2L, 3);
	return 0;
}
