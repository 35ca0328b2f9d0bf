// verdict: FAILED
// property: pointer_dereference line 10
// why: memcpy writes to a const structure behind its initialisation by a conditional expression
#include <string.h>
struct point { int x, y, z; };
int nondet_int(void);
int main(void) {
	struct point o = {0, 0, 0}, e = {1, 1, 1};
	const struct point p = nondet_int() ? o : e;
	memcpy((void *)&p, &e, sizeof e);
	return 0;
}
