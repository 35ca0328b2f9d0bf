// verdict: SUCCESSFUL
// check: call-type
// flags: --no-function-type-check
// why: without the check the lower half of the long is read, as the machine does.
#include <assert.h>
#include <stdarg.h>
static int first(int n, ...) {
	va_list ap;
	va_start(ap, n);
	int s = va_arg(ap, int);
	va_end(ap);
	return s;
}
int main(void) {
	assert(first(1, 5L) == 5);
	return 0;
}
