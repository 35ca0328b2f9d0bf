// verdict: SUCCESSFUL
// why: the good twin of: 10 is taken from an unknown number
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = nondet_int() % 1000;
		}
	}
	seen = data - 10;
	return 0;
}
