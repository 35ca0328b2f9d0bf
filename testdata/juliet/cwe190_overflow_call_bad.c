// verdict: FAILED
// property: overflow line 12
// why: an unknown number is doubled
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static void sink(int data) {
	seen = data * 2;
}

int main(void) {
	int data = 0;
	data = nondet_int();
	sink(data);
	return 0;
}
