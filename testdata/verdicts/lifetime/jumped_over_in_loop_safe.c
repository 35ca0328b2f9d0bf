// verdict: SUCCESSFUL
// why: each round sets its own variable before the pointer is used; a goto may jump over the declaration
#include <assert.h>
int nondet_int(void);
int main(void) {
	int sum = 0;
	for (int i = 0; i < 3; i++) {
		int *p;
		if (nondet_int())
			goto in;
		int x;
	in:
		x = i;
		p = &x;
		if (nondet_int())
			continue;
		sum += *p;
		if (nondet_int())
			break;
	}
	assert(sum <= 3);
	return 0;
}
