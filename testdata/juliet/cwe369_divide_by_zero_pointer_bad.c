// verdict: FAILED
// property: division_by_zero line 17
// why: an unknown number divides
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int first = 1;
	int *p = &first;
	int *q = &first;
	*p = nondet_int();
	int data = *q;
	seen = 100 / data;
	return 0;
}
