// verdict: FAILED
// property: assertion line 13
// why: the copy was made after the first argument had been read
#include <assert.h>
#include <stdarg.h>
static void f(int n, ...) {
	va_list a, b;
	va_start(a, n);
	int x = va_arg(a, int);
	va_copy(b, a);
	int y = va_arg(b, int);
	va_end(b);
	assert(x == y);
	va_end(a);
}
int main(void) {
	f(2, 1, 2);
	return 0;
}
