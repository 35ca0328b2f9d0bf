// verdict: FAILED
// property: free line 10
// check: bug behind an open loop
// why: the loop may end with what it freed
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	char *p = 0;
	do {
		free(p);
		p = nondet_int() > 7 ? p : malloc(4);
	} while (nondet_int());
	return 0;
}
