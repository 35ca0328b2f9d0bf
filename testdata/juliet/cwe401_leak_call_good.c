// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: the good twin of: the block is not freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static void sink(char *data) {
	data[0] = 'A';
	free(data);
}

int main(void) {
	char *data = 0;
	data = malloc(8);
	if (!data)
		return 0;
	sink(data);
	return 0;
}
