// verdict: SUCCESSFUL
// why: a number in [0,1) times the length is an index
#include <assert.h>
float nondet_float(void);

int main(void) {
	int a[16] = {0};
	float x = nondet_float();
	if (!(x >= 0 && x < 1))
		return 0;
	a[(int)(x * 16)] = 1;
	return 0;
}
