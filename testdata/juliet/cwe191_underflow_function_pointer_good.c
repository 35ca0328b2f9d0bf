// verdict: SUCCESSFUL
// why: the good twin of: 10 is taken from an unknown number
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static void sink(int data) {
	seen = data - 10;
}

int main(void) {
	void (*f)(int) = sink;
	int data = 0;
	data = nondet_int() % 1000;
	f(data);
	return 0;
}
