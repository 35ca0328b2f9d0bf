// verdict: SUCCESSFUL
// why: the good twin of: 12 bytes are written to a local array of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char little[10], large[12];
	little[0] = large[0] = 0;
	char *first = 0;
	char **p = &first;
	char **q = &first;
	*p = large;
	char *data = *q;
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
	return 0;
}
