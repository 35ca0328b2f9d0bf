// verdict: SUCCESSFUL
// flags: --alignment-check
// why: data starts at offset 1, so that its element 3 is at 4
#include <stdlib.h>
struct header { char size; char data[7]; };
int main(void) {
	struct header *h = malloc(sizeof *h);
	if (!h)
		return 0;
	*(int *)&h->data[3] = 1;
	free(h);
	return 0;
}
