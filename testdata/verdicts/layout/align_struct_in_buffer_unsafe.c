// verdict: FAILED
// property: alignment line 12
// flags: --alignment-check
// why: the second record starts at byte 9
#include <stdlib.h>
struct rec { long id; };
int main(void) {
	char *b = calloc(4, 9);
	if (!b)
		return 0;
	struct rec *r = (struct rec *)(b + 9);
	long id = r->id;
	free(b);
	return (int)id;
}
