// verdict: FAILED
// property: free line 11
// why: the pointer is one byte into its block
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static void sink(char *data) {
	free(data);
}

int main(void) {
	void (*f)(char *) = sink;
	char *data = 0;
	data = malloc(8);
	if (!data)
		return 0;
	data++;
	f(data);
	return 0;
}
