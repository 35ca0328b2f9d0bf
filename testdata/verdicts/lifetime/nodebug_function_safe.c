// verdict: SUCCESSFUL
// check: use-after-scope
// why: the variable is used in its block
#include <assert.h>
int nondet_int(void);
#define HIDDEN __attribute__((__nodebug__))
HIDDEN static int work(void) {
	int *p = 0, got;
	{
		if (nondet_int())
			goto in;
		int x __attribute__((nodebug));
	in:
		x = 1;
		p = &x;
		got = *p;
	}
	return got;
}
int main(void) {
	assert(work() == 1);
	return 0;
}
