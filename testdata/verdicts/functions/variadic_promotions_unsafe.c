// verdict: FAILED
// property: assertion line 24
// why: char, short and float come as int and double
#include <assert.h>
#include <stdarg.h>
struct pair { char c; double d; };
static double sum(const char *kinds, ...) {
	va_list ap;
	va_start(ap, kinds);
	double s = 0;
	for (; *kinds; kinds++)
		switch (*kinds) {
		case 'c': s += (char)va_arg(ap, int); break;
		case 'f': s += va_arg(ap, double); break;
		case 'l': s += va_arg(ap, long); break;
		case 'p': { struct pair p = va_arg(ap, struct pair); s += p.c + p.d; }
		}
	va_end(ap);
	return s;
}
int main(void) {
	struct pair p = {3, 0.5};
	double s = sum("cflpc", (char)-1, 2.5f, 1L << 40, p, 'a');
	assert(s == 1099511627776.);
	return 0;
}
