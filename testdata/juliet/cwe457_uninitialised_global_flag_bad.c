// verdict: FAILED
// property: uninitialized line 15
// flags: --uninitialized-check
// why: the second element is never written
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static int flag = 1;

static void sink(int *data) {
	seen = data[1];
}

int main(void) {
	int pair[2];
	int *data = 0;
	if (flag) {
		data = pair;
		data[0] = 1;
	} else {
		data = pair;
		data[0] = data[1] = 1;
	}
	if (flag)
		sink(data);
	return 0;
}
