// verdict: SUCCESSFUL
// why: the good twin of: the write starts 4 bytes before the array
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
	data = room;
	f(data);
	return 0;
}
