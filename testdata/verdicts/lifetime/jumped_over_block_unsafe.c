// verdict: FAILED
// property: pointer_dereference line 19
// check: use-after-scope
// why: the life of a variable ends with its block, also where a goto jumped over its declaration
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
	}
	return *p;
}
