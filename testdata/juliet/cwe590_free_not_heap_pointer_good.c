// verdict: SUCCESSFUL
// why: the good twin of: a local array is freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char room[12];
	room[0] = 0;
	char *first = 0;
	char **p = &first;
	char **q = &first;
	*p = malloc(12);
	char *data = *q;
	free(data);
	return 0;
}
