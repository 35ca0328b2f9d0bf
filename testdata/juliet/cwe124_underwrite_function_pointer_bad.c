// verdict: FAILED
// property: pointer_dereference line 12
// why: the write starts 4 bytes before the array
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static void sink(char *data) {
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
}

int main(void) {
	char block[12], *room = block;
	room[0] = 0;
	void (*f)(char *) = sink;
	char *data = 0;
	data = room - 4;
	f(data);
	return 0;
}
