// verdict: FAILED
// property: pointer_dereference line 9
// check: past-end
// why: the format has two directives, the call one argument
#include <stdarg.h>
static int vcount(const char *fmt, va_list ap) {
	int n = 0;
	for (; *fmt; fmt++)
		if (*fmt == '%') n += va_arg(ap, int);
	return n;
}
static int count(const char *fmt, ...) {
	va_list ap;
	va_start(ap, fmt);
	int n = vcount(fmt, ap);
	va_end(ap);
	return n;
}
int main(void) {
	return count("%%", 1);
}
