// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: index 8 of eight arguments may be asked for
#include <assert.h>
#include <stdarg.h>
unsigned nondet_uint(void);
static int pick(unsigned i, ...) {
	va_list ap;
	va_start(ap, i);
	int r;
	do { r = va_arg(ap, int); } while (i-- > 0);
	va_end(ap);
	return r;
}
int main(void) {
	unsigned i = nondet_uint();
	if (i > 8)
		return 0;
	pick(i, 0, 10, 20, 30, 40, 50, 60, 70);
	return 0;
}
