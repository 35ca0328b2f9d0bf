// verdict: FAILED
// property: pointer_dereference line 15
// check: bug behind an open loop
// why: 200 objects are made, then a loop without a bound drops one of them that another one is
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	int *p[200];
	for (int i = 0; i < 200; i++)
		if (!(p[i] = malloc(sizeof(int))))
			return 0;
	for (unsigned n = 0; nondet_int(); n = (n + 1) % 100) {
		free(p[n]);
		p[n] = p[199 - n];
		*p[n] = 1;
	}
	return 0;
}
