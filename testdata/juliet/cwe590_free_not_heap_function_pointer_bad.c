// verdict: FAILED
// property: free line 11
// why: a local array is freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static void sink(char *data) {
	free(data);
}

int main(void) {
	char room[12];
	room[0] = 0;
	void (*f)(char *) = sink;
	char *data = 0;
	data = room;
	f(data);
	return 0;
}
