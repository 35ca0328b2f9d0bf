// verdict: SUCCESSFUL
// why: a double holds every int
#include <assert.h>
int nondet_int(void);

int main(void) {
	int i = nondet_int();
	double d = i;
	assert((int)d == i);
	assert(d + 1 == (double)((long)i + 1));
	return 0;
}
