// verdict: SUCCESSFUL
// why: the good twin of: the source frees the block already
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = malloc(8);
			if (!data)
				return 0;
		}
	}
	free(data);
	return 0;
}
