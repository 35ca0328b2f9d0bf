// verdict: SUCCESSFUL
// why: the good twin of: the source frees the block already
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int *first = 0;
	int **p = &first;
	int **q = &first;
	*p = malloc(sizeof(int));
	if (!*p)
		return 0;
	*(*p) = 3;
	int *data = *q;
	seen = *data;
	return 0;
}
