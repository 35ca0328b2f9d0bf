// verdict: SUCCESSFUL
// why: the good twin of: the pointer is null
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	int x = 0;
	x = x + 1;
	int *first = &x;
	int **p = &first;
	int **q = &first;
	*p = &x;
	int *data = *q;
	*data = 1;
	return 0;
}
