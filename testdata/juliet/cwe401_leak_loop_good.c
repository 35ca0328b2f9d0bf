// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: the good twin of: the block is not freed
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
	data[0] = 'A';
	free(data);
	return 0;
}
