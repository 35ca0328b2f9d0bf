// verdict: SUCCESSFUL
// why: the good twin of: a local array is freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char room[12];
	room[0] = 0;
	char *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = malloc(12);
		}
	}
	free(data);
	return 0;
}
