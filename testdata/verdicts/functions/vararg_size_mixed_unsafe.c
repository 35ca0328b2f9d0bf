// verdict: FAILED
// property: undefined_behavior line 11
// check: call-type
// why: where the caller has no number it passes NULL's number 0, which is no pointer but an int.
#include <stdarg.h>
#include <string.h>
static unsigned long lengths(const char *s, ...) {
	va_list ap;
	unsigned long n = 0;
	va_start(ap, s);
	for (; s; s = va_arg(ap, const char *))
		n += strlen(s);
	va_end(ap);
	return n;
}
int main(void) {
	return lengths("a", "b", 0) != 2;
}
