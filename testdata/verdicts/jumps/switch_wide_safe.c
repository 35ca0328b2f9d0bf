// verdict: SUCCESSFUL
// why: the value and the labels are compared as long
#include <assert.h>
long nondet_long(void);
int main(void) {
	long x = nondet_long();
	int r = 0;
	switch (x) {
	case 1:
		r = 1;
		break;
	case 0x100000001:
		r = 2;
	}
	assert(r != 1 || x == 1);
	return 0;
}
