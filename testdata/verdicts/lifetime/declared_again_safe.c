// verdict: SUCCESSFUL
// why: a goto back over a declaration does not end the variable's life, which is that of the block, but its value is set anew
#include <assert.h>
int nondet_int(void);
int main(void) {
	int count = 0, *p = 0;
again:
	if (p)
		*p = 2;
	int a;
	a = count;
	p = &a;
	int b = 7;
	if (count++ < 2) {
		b = 8;
		goto again;
	}
	assert(*p == 2 && b == 7);
	return 0;
}
