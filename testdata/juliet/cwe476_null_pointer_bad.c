// verdict: FAILED
// property: pointer_dereference line 18
// why: the pointer is null
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
	*p = NULL;
	int *data = *q;
	*data = 1;
	return 0;
}
