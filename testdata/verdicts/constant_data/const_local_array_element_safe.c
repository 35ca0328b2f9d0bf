// verdict: SUCCESSFUL
// why: a const array is initialised anew in each round and read
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
	for (unsigned k = 0; k < 3; k++) {
		const unsigned table[4] = {k, k + 1, nondet_uint(), [3] = 7};
		unsigned i = nondet_uint();
		if (i < 2)
			assert(table[i] == k + i);
		assert(table[3] == 7);
	}
	return 0;
}
