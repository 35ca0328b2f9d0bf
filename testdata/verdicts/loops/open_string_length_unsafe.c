// verdict: FAILED
// property: pointer_dereference line 19
// check: bug behind an open loop
// why: no room for the terminator
#include <stdlib.h>
char nondet_char(void);
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	if (n == 0) return 0;
	char *s = malloc(n);
	if (!s) return 0;
	unsigned i = 0;
	while (i < n) {
		char c = nondet_char();
		if (!c) break;
		s[i++] = c;
	}
	s[i] = 0;
	free(s);
	return 0;
}
