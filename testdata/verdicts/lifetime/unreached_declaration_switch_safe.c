// verdict: SUCCESSFUL
// check: use-after-scope
// why: a variable declared before the first case can be used in all cases
#include <assert.h>
int nondet_int(void);
int main(void) {
	int *p = 0, sum = 0;
	for (int i = 0; i < 2; i++) {
		switch (nondet_int()) {
			int y;
		case 1:
			y = 3;
			p = &y;
			*p += 1;
			sum += y;
			break;
		case 2:
			y = 4;
			sum += y;
		default:
			break;
		}
	}
	assert(sum == 0 || sum == 4 || sum == 8);
	return 0;
}
