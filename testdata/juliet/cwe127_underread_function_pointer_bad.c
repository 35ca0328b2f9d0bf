// verdict: FAILED
// property: pointer_dereference line 14
// why: the read starts 4 bytes before the array
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static void sink(char *data) {
	int total = 0;
	for (int i = 0; i < 12; i++)
		total += data[i];
	seen = total;
}

int main(void) {
	char block[12], *room = block;
	memset(room, 1, sizeof block);
	void (*f)(char *) = sink;
	char *data = 0;
	data = room - 4;
	f(data);
	return 0;
}
