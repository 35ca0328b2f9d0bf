// verdict: SUCCESSFUL
// why: as many arguments are read as the first one says
#include <assert.h>
#include <stdarg.h>
static int sum(int n, ...) {
	va_list ap;
	va_start(ap, n);
	int s = 0;
	for (int i = 0; i < n; i++)
		s += va_arg(ap, int);
	va_end(ap);
	return s;
}
int main(void) {
	assert(sum(0) == 0);
	assert(sum(3, 10, 20, 30) == 60);
	assert(sum(9, 1, 2, 3, 4, 5, 6, 7, 8, 9) == 45);
	return 0;
}
