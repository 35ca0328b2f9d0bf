// verdict: FAILED
// property: pointer_dereference line 13
// why: a NaN is neither below 0 nor above 15
#include <assert.h>
float nondet_float(void);

int main(void) {
	char room[16] = {0}, *a = room;
	float x = nondet_float();
	if (x < 0 || x > 15)
		return 0;
	char *p = a + (int)x;
	*p = 1;
	return 0;
}
