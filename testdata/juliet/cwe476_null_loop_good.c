// verdict: SUCCESSFUL
// why: the good twin of: the pointer is null
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	int x = 0;
	x = x + 1;
	int *data = &x;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = &x;
		}
	}
	*data = 1;
	return 0;
}
