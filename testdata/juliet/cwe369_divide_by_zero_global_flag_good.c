// verdict: SUCCESSFUL
// why: the good twin of: an unknown number divides
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
		if (data == 0)
			data = 1;
	} else {
		data = nondet_int();
	}
	if (flag)
		sink(data);
	return 0;
}
