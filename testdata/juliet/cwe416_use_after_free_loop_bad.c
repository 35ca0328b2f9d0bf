// verdict: FAILED
// property: pointer_dereference line 22
// why: the source frees the block already
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	int *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = malloc(sizeof(int));
			if (!data)
				return 0;
			*data = 3;
			free(data);
		}
	}
	seen = *data;
	return 0;
}
