// verdict: FAILED
// property: pointer_dereference line 11
// why: (void)*p of a structure that was freed
#include <stdlib.h>
struct pair { int a, b; };
int main(void) {
	struct pair *p = malloc(sizeof *p);
	if (!p)
		return 0;
	free(p);
	(void)*p;
	return 0;
}
