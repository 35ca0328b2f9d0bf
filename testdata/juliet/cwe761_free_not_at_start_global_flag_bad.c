// verdict: FAILED
// property: free line 13
// why: the pointer is one byte into its block
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static int flag = 1;

static void sink(char *data) {
	free(data);
}

int main(void) {
	char *data = 0;
	if (flag) {
		data = malloc(8);
		if (!data)
			return 0;
		data++;
	} else {
		data = malloc(8);
		if (!data)
			return 0;
		data[0]++;
	}
	if (flag)
		sink(data);
	return 0;
}
