// verdict: FAILED
// property: overflow line 17
// why: an unknown number is doubled
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int first = 0;
	int *p = &first;
	int *q = &first;
	*p = nondet_int();
	int data = *q;
	seen = data * 2;
	return 0;
}
