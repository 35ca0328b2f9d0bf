// verdict: SUCCESSFUL
// why: doubles and ints among variable arguments, in registers and beyond; a float is passed as a double
#include <assert.h>

#include <stdarg.h>
struct pair { float x, y, z; };
static double sum(const char *kinds, ...) {
	va_list ap;
	va_start(ap, kinds);
	double s = 0;
	for (; *kinds; kinds++)
		s += *kinds == 'd' ? va_arg(ap, double) : *kinds == 'p' ? va_arg(ap, struct pair).z : va_arg(ap, int);
	va_end(ap);
	return s;
}
int main(void) {
	float f = 0.5f;
	struct pair p = {1, 2, 3};
	assert(sum("didp", 1.5, 2, f, p) == 7);
	assert(sum("ddddddddddi", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11) == 66);
	return 0;
}
