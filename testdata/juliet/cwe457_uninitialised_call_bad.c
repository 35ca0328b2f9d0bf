// verdict: FAILED
// property: uninitialized line 13
// flags: --uninitialized-check
// why: the second element is never written
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static void sink(int *data) {
	seen = data[1];
}

int main(void) {
	int pair[2];
	int *data = 0;
	data = pair;
	data[0] = 1;
	sink(data);
	return 0;
}
