// verdict: FAILED
// property: pointer_dereference line 13
// why: the pointer is null
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static int flag = 1;

static void sink(int *data) {
	*data = 1;
}

int main(void) {
	int x = 0;
	x = x + 1;
	int *data = &x;
	if (flag) {
		data = NULL;
	} else {
		data = &x;
	}
	if (flag)
		sink(data);
	return 0;
}
