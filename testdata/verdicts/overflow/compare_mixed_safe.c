// verdict: SUCCESSFUL
// why: long holds all of unsigned int, so the comparison is signed
#include <assert.h>
int nondet_int(void);
int main(void) {
	int a = nondet_int();
	unsigned b = 10;
	if (a < 0)
		assert((long)a < b);
	return 0;
}
