// verdict: FAILED
// property: overflow line 17
// why: 10 is taken from an unknown number
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
	seen = data - 10;
	return 0;
}
