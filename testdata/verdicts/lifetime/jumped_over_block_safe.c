// verdict: SUCCESSFUL
// why: the pointer to the block's variable is used inside the block alone, whether a goto jumps over the declaration or not
#include <assert.h>
int nondet_int(void);
int main(void) {
	int zero = 0, *p = &zero;
	if (nondet_int())
		goto in;
	{
		int x;
		x = 2;
	in:
		x = 3;
		p = &x;
		*p = 4;
		assert(x == 4);
		p = &zero;
	}
	return *p;
}
