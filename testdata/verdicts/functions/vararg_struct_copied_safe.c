// verdict: SUCCESSFUL
// why: a structure among the arguments is a copy, whatever happens to the original
#include <assert.h>
#include <stdarg.h>
struct large { long a[4]; } g = {{1, 2, 3, 4}};
static void f(int n, ...) {
	va_list ap;
	g.a[3] = 0;
	va_start(ap, n);
	assert(va_arg(ap, struct large).a[3] == 4);
	va_end(ap);
}
int main(void) {
	f(0, g);
	return 0;
}
