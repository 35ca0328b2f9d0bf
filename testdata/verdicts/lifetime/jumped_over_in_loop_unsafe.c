// verdict: FAILED
// property: pointer_dereference line 17
// check: use-after-scope
// why: each round has a variable of its own, which the pointer of the round before does not lead to; a goto may jump over the declaration
#include <assert.h>
int nondet_int(void);
int main(void) {
	int *p = 0;
	for (int i = 0; i < 3; i++) {
		if (nondet_int())
			goto in;
		int x;
	in:
		x = i;
		if (p)
			/* the variable of the round before */
			*p = 5;
		p = &x;
	}
	return 0;
}
