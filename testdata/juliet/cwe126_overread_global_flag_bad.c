// verdict: FAILED
// property: pointer_dereference line 16
// why: 12 bytes are read from an array of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

static int flag = 1;

static void sink(char *data) {
	int total = 0;
	for (int i = 0; i < 12; i++)
		total += data[i];
	seen = total;
}

int main(void) {
	char little[10], large[12];
	memset(little, 1, sizeof little);
	memset(large, 1, sizeof large);
	char *data = 0;
	if (flag) {
		data = little;
	} else {
		data = large;
	}
	if (flag)
		sink(data);
	return 0;
}
