// verdict: FAILED
// property: pointer_dereference line 22
// why: 12 bytes are read from an array of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	char little[10], large[12];
	memset(little, 1, sizeof little);
	memset(large, 1, sizeof large);
	char *first = 0;
	char **p = &first;
	char **q = &first;
	*p = little;
	char *data = *q;
	int total = 0;
	for (int i = 0; i < 12; i++)
		total += data[i];
	seen = total;
	return 0;
}
