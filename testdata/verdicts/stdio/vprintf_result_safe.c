// verdict: SUCCESSFUL
// why: the functions with a va_list count as the others do
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
static int say(const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	int n = vprintf(f, ap);
	va_end(ap);
	return n;
}
static int into(char *to, size_t size, const char *f, ...) {
	va_list ap;
	va_start(ap, f);
	int n = vsnprintf(to, size, f, ap);
	va_end(ap);
	return n;
}
int main(void) {
	char a[4];
	int n = say("%d-%s\n", 10, "ab");
	assert(n < 0 || n == 6);
	assert(into(a, sizeof a, "%s%d", "xyz", 12) == 5 && a[3] == 0 && a[2] == 'z');
	return 0;
}
