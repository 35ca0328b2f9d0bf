// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: the good twin of: the second element is never written
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int pair[2];
	int *first = 0;
	int **p = &first;
	int **q = &first;
	*p = pair;
	(*p)[0] = (*p)[1] = 1;
	int *data = *q;
	seen = data[1];
	return 0;
}
