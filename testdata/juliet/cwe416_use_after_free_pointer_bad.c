// verdict: FAILED
// property: pointer_dereference line 21
// why: the source frees the block already
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
	free(*p);
	int *data = *q;
	seen = *data;
	return 0;
}
