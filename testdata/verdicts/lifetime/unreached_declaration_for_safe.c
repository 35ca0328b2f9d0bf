// verdict: SUCCESSFUL
// check: use-after-scope
// why: the variable of a for statement that is entered by a goto lives in all rounds
#include <assert.h>
int main(void) {
	int rounds = 0;
	goto in;
	for (int i = 0; i < 3; i++) {
		int *p = &i;
		if (0) {
		in:
			i = 0;
			p = &i;
		}
		assert(*p == rounds);
		rounds++;
	}
	assert(rounds == 3);
	return 0;
}
