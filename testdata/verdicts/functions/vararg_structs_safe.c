// verdict: SUCCESSFUL
// why: structures of all classes, wide integers and pointers mixed, in registers and beyond
#include <assert.h>
#include <stdarg.h>
struct large { long a, b, c; };
struct mixed { long a; double d; };
struct small { int a; char b; };
static void f(int n, ...) {
	va_list ap;
	va_start(ap, n);
	struct large l = va_arg(ap, struct large);
	assert(l.a == 1 && l.b == 2 && l.c == 3);
	struct mixed m = va_arg(ap, struct mixed);
	assert(m.a == 4);
	struct small s = va_arg(ap, struct small);
	assert(s.a == 5 && s.b == 6);
	assert(va_arg(ap, __int128) == ((__int128)7 << 64) + 8);
	assert(*va_arg(ap, int *) == 9);
	assert(va_arg(ap, long) == 11);
	assert(va_arg(ap, __int128) == 10);
	s = va_arg(ap, struct small);
	assert(s.a == 12 && s.b == 13);
	va_end(ap);
}
int main(void) {
	int nine = 9;
	struct large l = {1, 2, 3};
	struct mixed m = {4, 0.5};
	struct small s = {5, 6}, t = {12, 13};
	f(0, l, m, s, ((__int128)7 << 64) + 8, &nine, 11L, (__int128)10, t);
	return 0;
}
