// verdict: FAILED
// property: free line 19
// why: the source frees the block already
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
	free(*p);
	char *data = *q;
	free(data);
	return 0;
}
