// verdict: SUCCESSFUL
// flags: -m32
// why: on 32-bit x86 all arguments are in memory, long long in two words
#include <assert.h>
#include <stdarg.h>
struct s { char c[5]; };
static void f(int n, ...) {
	va_list ap;
	va_start(ap, n);
	assert(va_arg(ap, int) == 1);
	assert(va_arg(ap, long long) == 1LL << 40);
	assert(va_arg(ap, struct s).c[4] == 'e');
	assert(va_arg(ap, int) == 2);
	va_end(ap);
}
int main(void) {
	struct s s = {{'a', 'b', 'c', 'd', 'e'}};
	f(0, 1, 1LL << 40, s, 2);
	return 0;
}
