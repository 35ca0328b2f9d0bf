// verdict: SUCCESSFUL
// why: va_arg evaluates the list once, also where it is the result of an expression with effects.
#include <assert.h>
#include <stdarg.h>
static int calls;
static va_list *list(va_list *p) { calls++; return p; }
static int sum(int n, ...) {
	va_list ap[2], copy;
	int i = 0;
	va_start(ap[0], n);
	va_copy(ap[1], ap[0]);
	int s = va_arg(*list(&ap[0]), int) + va_arg(ap[i++], int);
	s += va_arg(ap[i], int);
	assert(i == 1 && calls == 1);
	va_copy(copy, ap[0]);
	s += va_arg(copy, int (*)(int))(1);
	va_end(copy);
	va_end(ap[0]);
	va_end(ap[1]);
	return s;
}
static int twice(int x) { return 2 * x; }
int main(void) {
	assert(sum(3, 1, 2, twice) == 6);
	return 0;
}
