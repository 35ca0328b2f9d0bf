// verdict: SUCCESSFUL
// why: the good twin of: an unknown number divides
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
	if (*p == 0)
		*p = 1;
	int data = *q;
	seen = 100 / data;
	return 0;
}
