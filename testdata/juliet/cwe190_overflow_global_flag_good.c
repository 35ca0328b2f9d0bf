// verdict: SUCCESSFUL
// why: the good twin of: an unknown number is doubled
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static int flag = 1;

static void sink(int data) {
	seen = data * 2;
}

int main(void) {
	int data = 0;
	if (flag) {
		data = nondet_int() % 1000;
	} else {
		data = nondet_int();
	}
	if (flag)
		sink(data);
	return 0;
}
