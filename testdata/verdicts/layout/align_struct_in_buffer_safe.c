// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the record starts at a multiple of eight
#include <stdlib.h>
struct rec { long id; };
int main(void) {
	char *b = calloc(4, 9);
	if (!b)
		return 0;
	struct rec *r = (struct rec *)(b + 16);
	long id = r->id;
	free(b);
	return (int)id;
}
