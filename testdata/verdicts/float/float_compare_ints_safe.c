// verdict: SUCCESSFUL
// why: comparing as doubles is comparing as ints
#include <assert.h>
int nondet_int(void);

int main(void) {
	int i = nondet_int(), j = nondet_int();
	double x = i, y = j;
	assert((x < y) == (i < j) && (x == y) == (i == j) && (x >= y) == (i >= j));
	return 0;
}
