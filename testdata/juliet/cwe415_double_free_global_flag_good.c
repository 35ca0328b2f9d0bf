// verdict: SUCCESSFUL
// why: the good twin of: the source frees the block already
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
	} else {
		data = malloc(8);
		if (!data)
			return 0;
		free(data);
	}
	if (flag)
		sink(data);
	return 0;
}
