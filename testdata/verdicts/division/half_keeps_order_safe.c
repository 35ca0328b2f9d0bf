// verdict: SUCCESSFUL
// why: division by a positive constant keeps the order, by any width and sign
#include <assert.h>
int nondet_int(void);
long nondet_long(void);
unsigned nondet_uint(void);
int main(void) {
	int a = nondet_int(), b = nondet_int();
	if (a <= b)
		assert(a / 2 <= b / 2 && a / 4 <= b / 4);
	long c = nondet_long(), d = nondet_long();
	if (c < d)
		assert(c / 8 <= d / 8);
	unsigned e = nondet_uint(), f = nondet_uint();
	if (e >= f)
		assert(e / 2 >= f / 2);
}
