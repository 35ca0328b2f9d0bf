// verdict: FAILED
// property: assertion line 20
// check: uninitialized
// why: the second round has another variable, without a value: what the first one put into it is gone
#include <assert.h>
int main(void) {
	int seen = 0;
	for (int i = 0; i < 2; i++) {
		switch (i) {
			int kept;
		case 0:
			kept = 7;
			break;
		case 1:
			seen = kept;
			break;
		}
	}
	/* whatever was there */
	assert(seen == 7);
	return 0;
}
