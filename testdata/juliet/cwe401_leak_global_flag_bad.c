// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: the block is not freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static int flag = 1;

static void sink(char *data) {
	data[0] = 'A';
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
	}
	if (flag)
		sink(data);
	return 0;
}
