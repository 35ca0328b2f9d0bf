// verdict: SUCCESSFUL
// why: the good twin of: the pointer is null
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
		data = &x;
	} else {
		data = NULL;
	}
	if (flag)
		sink(data);
	return 0;
}
