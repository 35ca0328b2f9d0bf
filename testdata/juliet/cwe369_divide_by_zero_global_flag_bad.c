// verdict: FAILED
// property: division_by_zero line 14
// why: an unknown number divides
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static int flag = 1;

static void sink(int data) {
	seen = 100 / data;
}

int main(void) {
	int data = 1;
	if (flag) {
		data = nondet_int();
	} else {
		data = nondet_int();
		if (data == 0)
			data = 1;
	}
	if (flag)
		sink(data);
	return 0;
}
