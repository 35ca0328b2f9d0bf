// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: a short is passed as an int; reading a short is undefined (C11 7.16.1.1p2), and gcc makes code that stops the program.
#include <stdarg.h>
static int first(int n, ...) {
	va_list ap;
	va_start(ap, n);
	int s = va_arg(ap, short);
	va_end(ap);
	return s;
}
int main(void) {
	return first(1, (short)1) != 1;
}
