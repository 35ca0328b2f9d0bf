// verdict: SUCCESSFUL
// check: call-type
// why: memory of malloc has no type of its own, whatever its pointers are; so do bytes that a cast makes a number of.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	char *p = malloc(sizeof(long));
	float *q = malloc(sizeof(int));
	struct { float x; } *s = malloc(sizeof *s);
	union { int n; float x; } u;
	if (p && q && s && scanf("%ld %d %d %d", (long *)p, (int *)q, (int *)&s->x, (int *)&u.x) == 4 && u.n)
		s->x = 0;
	free(p);
	free(q);
	free(s);
	return 0;
}
