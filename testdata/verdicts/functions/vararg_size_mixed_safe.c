// verdict: SUCCESSFUL
// check: call-type
// why: the end is marked by a null pointer.
#include <assert.h>
#include <stdarg.h>
#include <stddef.h>
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
	assert(lengths("a", "b", NULL) == 2);
	assert(lengths("a", "b", (void *)0) == 2);
	return 0;
}
