// verdict: FAILED
// property: pointer_dereference line 11
// why: the pointer is null
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static void sink(int *data) {
	*data = 1;
}

int main(void) {
	int x = 0;
	x = x + 1;
	int *data = &x;
	data = NULL;
	sink(data);
	return 0;
}
