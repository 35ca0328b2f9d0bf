// verdict: SUCCESSFUL
// why: (void)*p and the like of structures that are there, by macros too
#include <stdlib.h>
#define IGNORE(x) ((void)(x))
typedef struct { int a, b; } pair;
int main(void) {
	pair *p = calloc(2, sizeof *p), all[2] = {{1, 2}, {3, 4}};
	if (!p)
		return 0;
	(void)*p;
	IGNORE(p[1]);
	IGNORE(p);
	IGNORE(all[1]);
	free(p);
	return 0;
}
