// verdict: SUCCESSFUL
// why: a va_list goes on from function to function, as for vprintf
#include <assert.h>
#include <stdarg.h>
static int vformat(char *out, int size, const char *fmt, va_list ap) {
	int n = 0;
	for (; *fmt; fmt++) {
		char c = *fmt;
		if (c == '%') {
			fmt++;
			c = *fmt == 'c' ? (char)va_arg(ap, int) : (char)('0' + va_arg(ap, unsigned) % 10);
		}
		if (n + 1 < size)
			out[n++] = c;
	}
	out[n] = 0;
	return n;
}
static int format(char *out, int size, const char *fmt, ...) {
	va_list ap;
	va_start(ap, fmt);
	int n = vformat(out, size, fmt, ap);
	va_end(ap);
	return n;
}
int main(void) {
	char b[8];
	int n = format(b, sizeof b, "<%c%d>", 'x', 7u);
	assert(n == 4 && b[0] == '<' && b[1] == 'x' && b[2] == '7' && b[3] == '>' && b[4] == 0);
	return 0;
}
