// verdict: FAILED
// property: pointer_dereference line 14
// why: 12 bytes are written to a heap block of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static int flag = 1;

static void sink(char *data) {
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
	free(data);
}

int main(void) {
	char *data = 0;
	if (flag) {
		data = malloc(10);
		if (!data)
			return 0;
	} else {
		data = malloc(12);
		if (!data)
			return 0;
	}
	if (flag)
		sink(data);
	return 0;
}
