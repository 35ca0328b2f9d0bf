// verdict: FAILED
// property: alignment line 10
// flags: --alignment-check
// why: an int is written one byte behind a multiple of four
#include <stdlib.h>
int main(void) {
	char *b = malloc(16);
	if (!b)
		return 0;
	*(int *)(b + 5) = 1;
	free(b);
	return 0;
}
