// verdict: SUCCESSFUL
// why: the good twin of: a local array is freed
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
	data = malloc(12);
	f(data);
	return 0;
}
