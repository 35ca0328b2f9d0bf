// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: the call says three arguments and passes two
#include <assert.h>
#include <stdarg.h>
static int sum(int n, ...) {
	va_list ap;
	va_start(ap, n);
	int s = 0;
	for (int i = 0; i < n; i++)
		s += va_arg(ap, int);
	va_end(ap);
	return s;
}
int main(void) {
	sum(3, 10, 20);
	return 0;
}
