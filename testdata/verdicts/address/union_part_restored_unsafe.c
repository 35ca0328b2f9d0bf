// verdict: FAILED
// property: free line 16
// check: double-free
// why: the pointer that was freed already may be freed again
#include <assert.h>
#include <stdlib.h>
union u { int n; char *p; };
int nondet_int(void);
int main(void) {
	union u u[2]; u[0].p = malloc(1); u[1].p = malloc(2);
	int k = nondet_int() != 0;
	int old = u[k].n;
	u[k].n = 5;
	free(u[!k].p);
	u[k].n = old;
	free(u[0].p);
	return 0;
}
