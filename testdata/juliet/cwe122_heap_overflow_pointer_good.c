// verdict: SUCCESSFUL
// why: the good twin of: 12 bytes are written to a heap block of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char *first = 0;
	char **p = &first;
	char **q = &first;
	*p = malloc(12);
	if (!*p)
		return 0;
	char *data = *q;
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
	free(data);
	return 0;
}
