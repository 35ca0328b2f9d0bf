// verdict: SUCCESSFUL
// why: both branches are signed
#include <assert.h>
int nondet_int(void);
int main(void) {
	int c = nondet_int();
	long r = c ? -1 : 0;
	assert(r <= 0);
	return 0;
}
