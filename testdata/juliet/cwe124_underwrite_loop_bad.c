// verdict: FAILED
// property: pointer_dereference line 20
// why: the write starts 4 bytes before the array
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	char block[12], *room = block;
	room[0] = 0;
	char *data = 0;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = room - 4;
		}
	}
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
	return 0;
}
