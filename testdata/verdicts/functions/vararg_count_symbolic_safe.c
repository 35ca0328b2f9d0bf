// verdict: SUCCESSFUL
// why: any of the arguments may be asked for
#include <assert.h>
#include <stdarg.h>
unsigned nondet_uint(void);
static int pick(unsigned i, ...) {
	va_list ap;
	va_start(ap, i);
	int r;
	do
		r = va_arg(ap, int);
	while (i-- > 0);
	va_end(ap);
	return r;
}
int main(void) {
	unsigned i = nondet_uint();
	if (i > 7)
		return 0;
	assert(pick(i, 0, 10, 20, 30, 40, 50, 60, 70) == (int)i * 10);
	return 0;
}
