// verdict: SUCCESSFUL
// check: call-type
// why: each argument is read with the size that it was passed with, whatever the order; signs and kinds of pointers may differ.
#include <assert.h>
#include <stdarg.h>
static long sum(const char *kinds, ...) {
	va_list ap;
	long s = 0;
	va_start(ap, kinds);
	for (; *kinds; kinds++)
		switch (*kinds) {
		case 'i': s += va_arg(ap, int); break;
		case 'u': s += va_arg(ap, unsigned); break;
		case 'l': s += va_arg(ap, long); break;
		case 'd': s += (long)va_arg(ap, double); break;
		case 'e': s += (long)va_arg(ap, long double); break;
		case 'p': s += *(char *)va_arg(ap, void *); break;
		}
	va_end(ap);
	return s;
}
int main(void) {
	char c = 1;
	long l = 1;
	assert(sum("iuldepiuldepiuld", c, 1, 1L, 1.0, 1.0L, &c, 1, 1u, l, 1.0f, 1.0L, &c, (short)1, (_Bool)1, 1UL, 1.0) == 16);
	return 0;
}
