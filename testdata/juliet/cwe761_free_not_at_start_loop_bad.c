// verdict: FAILED
// property: free line 20
// why: the pointer is one byte into its block
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
			data++;
		}
	}
	free(data);
	return 0;
}
