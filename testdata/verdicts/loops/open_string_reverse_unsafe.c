// verdict: FAILED
// property: assertion line 22
// check: bug behind an open loop
// why: swaps the terminator to the front
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	if (n < 1 || n > 1000) return 0;
	char *s = malloc(n + 1);
	if (!s) return 0;
	for (unsigned i = 0; i < n; i++)
		s[i] = 'a';
	s[n] = 0;
	for (unsigned i = 0, k = n; i < k; i++, k--) {
		char c = s[i];
		s[i] = s[k];
		s[k] = c;
	}
	assert(s[0] != 0);
	free(s);
	return 0;
}
