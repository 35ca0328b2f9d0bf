// verdict: FAILED
// property: overflow line 18
// why: an unknown number is doubled
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = nondet_int();
		}
	}
	seen = data * 2;
	return 0;
}
