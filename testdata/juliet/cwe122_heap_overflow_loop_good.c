// verdict: SUCCESSFUL
// why: the good twin of: 12 bytes are written to a heap block of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = malloc(12);
			if (!data)
				return 0;
		}
	}
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
	free(data);
	return 0;
}
