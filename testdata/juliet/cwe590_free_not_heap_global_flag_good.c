// verdict: SUCCESSFUL
// why: the good twin of: a local array is freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static int flag = 1;

static void sink(char *data) {
	free(data);
}

int main(void) {
	char room[12];
	room[0] = 0;
	char *data = 0;
	if (flag) {
		data = malloc(12);
	} else {
		data = room;
	}
	if (flag)
		sink(data);
	return 0;
}
