// verdict: FAILED
// property: division_by_zero line 18
// why: an unknown number divides
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int data = 1;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = nondet_int();
		}
	}
	seen = 100 / data;
	return 0;
}
