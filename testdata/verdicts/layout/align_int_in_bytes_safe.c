// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the offset is a multiple of four
#include <stdlib.h>
int main(void) {
	char *b = malloc(16);
	if (!b)
		return 0;
	*(int *)(b + 8) = 1;
	free(b);
	return 0;
}
