// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: the block is not freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char *first = 0;
	char **p = &first;
	char **q = &first;
	*p = malloc(8);
	if (!*p)
		return 0;
	char *data = *q;
	data[0] = 'A';
	return 0;
}
