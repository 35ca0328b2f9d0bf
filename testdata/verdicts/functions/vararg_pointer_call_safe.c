// verdict: SUCCESSFUL
// why: variadic functions called through a pointer, one calling itself
#include <assert.h>
#include <stdarg.h>
static int first(int n, ...) {
	va_list ap;
	va_start(ap, n);
	int x = va_arg(ap, int);
	va_end(ap);
	return n > 0 ? first(n - 1, x + 1) : x;
}
static int second(int n, ...) {
	va_list ap;
	va_start(ap, n);
	(void)va_arg(ap, int);
	int x = va_arg(ap, int);
	va_end(ap);
	return x;
}
int nondet_int(void);
int main(void) {
	int (*f)(int, ...) = nondet_int() ? first : second;
	int x = f(2, 5, 7);
	assert(x == 7);
	return 0;
}
