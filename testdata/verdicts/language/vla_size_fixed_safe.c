// verdict: SUCCESSFUL
// why: the size of a VLA is that of its declaration; sizeof evaluates what it is given if that is a VLA
#include <assert.h>
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n < 1 || n > 5)
		return 0;
	int m = n;
	short v[n][3];
	n = 9;
	assert(sizeof v == m * 6 && sizeof v[0] == 6);
	int k = 2;
	unsigned long s = sizeof(int[k++]);
	assert(s == 8 && k == 3);
	return 0;
}
