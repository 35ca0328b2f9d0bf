// verdict: SUCCESSFUL
// why: the good twin of: the pointer is one byte into its block
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
	(*p)[0]++;
	char *data = *q;
	free(data);
	return 0;
}
