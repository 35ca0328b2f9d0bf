// verdict: SUCCESSFUL
// why: the good twin of: the read starts 4 bytes before the array
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

int main(void) {
	char block[12], *room = block;
	memset(room, 1, sizeof block);
	char *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = room;
		}
	}
	int total = 0;
	for (int i = 0; i < 12; i++)
		total += data[i];
	seen = total;
	return 0;
}
