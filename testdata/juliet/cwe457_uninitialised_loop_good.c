// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: the good twin of: the second element is never written
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int pair[2];
	int *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = pair;
			data[0] = data[1] = 1;
		}
	}
	seen = data[1];
	return 0;
}
