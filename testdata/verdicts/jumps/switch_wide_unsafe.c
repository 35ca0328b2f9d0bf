// verdict: FAILED
// property: assertion line 16
// why: int is too narrow for the value
#include <assert.h>
long nondet_long(void);
int main(void) {
	long x = nondet_long();
	int r = 0;
	switch ((int)x) {
	case 1:
		r = 1;
		break;
	case 3:
		r = 2;
	}
	assert(r != 1 || x == 1);
	return 0;
}
