// verdict: SUCCESSFUL
// why: the good twin of: the source frees the block already
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static int flag = 1;

static void sink(int *data) {
	seen = *data;
}

int main(void) {
	int *data = 0;
	if (flag) {
		data = malloc(sizeof(int));
		if (!data)
			return 0;
		*data = 3;
	} else {
		data = malloc(sizeof(int));
		if (!data)
			return 0;
		*data = 3;
		free(data);
	}
	if (flag)
		sink(data);
	return 0;
}
