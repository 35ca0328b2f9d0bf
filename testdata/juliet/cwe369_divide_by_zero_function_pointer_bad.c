// verdict: FAILED
// property: division_by_zero line 12
// why: an unknown number divides
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static void sink(int data) {
	seen = 100 / data;
}

int main(void) {
	void (*f)(int) = sink;
	int data = 1;
	data = nondet_int();
	f(data);
	return 0;
}
