// verdict: FAILED
// property: undefined_behavior line 10
// check: call-type
// why: %d asks for an int, and a size_t is passed; the text is made in another function.
#include <stdarg.h>
#include <stdio.h>
static void log_text(char *to, const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	vsnprintf(to, 8, f, ap);
	va_end(ap);
}
int main(void) {
	char text[8];
	log_text(text, "%d", sizeof text);
	return 0;
}
