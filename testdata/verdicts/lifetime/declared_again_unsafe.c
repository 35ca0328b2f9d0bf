// verdict: FAILED
// property: assertion line 18
// why: where the declaration is reached again the variable has no value any more (C11 6.2.4p6)
#include <assert.h>
int nondet_int(void);
int main(void) {
	int count = 0, *p = 0;
again:
	if (p)
		*p = 2;
	int a;
	if (!p)
		a = count;
	p = &a;
	if (count++ < 2)
		goto again;
	/* a was 2 before its declaration */
	assert(*p == 2);
	return 0;
}
