// verdict: SUCCESSFUL
// why: a copy of a va_list starts where the list was
#include <assert.h>
#include <stdarg.h>
static void f(int n, ...) {
	va_list a, b;
	va_start(a, n);
	assert(va_arg(a, int) == 1);
	va_copy(b, a);
	assert(va_arg(a, int) == 2);
	assert(va_arg(b, int) == 2);
	assert(va_arg(a, int) == 3);
	va_end(a);
	assert(va_arg(b, int) == 3);
	va_end(b);
}
int main(void) {
	f(3, 1, 2, 3);
	return 0;
}
