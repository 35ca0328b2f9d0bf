// verdict: FAILED
// property: pointer_dereference line 13
// why: a number in [0,1] times the length may be the length
#include <assert.h>
float nondet_float(void);

int main(void) {
	int a[16] = {0};
	float x = nondet_float();
	if (!(x >= 0 && x <= 1))
		return 0;
	int *p = a + (int)(x * 16);
	*p = 1;
	return 0;
}
