// verdict: SUCCESSFUL
// check: uninitialized
// why: each round gives the variable a value before it reads it
#include <assert.h>
int main(void) {
	int seen = 0;
	for (int i = 0; i < 2; i++) {
		switch (i) {
			int kept;
		case 0:
			kept = 6;
			goto add;
		case 1:
			kept = 7;
		add:
			seen += kept;
			break;
		}
	}
	assert(seen == 13);
	return 0;
}
