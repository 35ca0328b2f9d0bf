// verdict: FAILED
// property: pointer_dereference line 21
// check: bug behind an open loop
// why: copies a string into a buffer that is one shorter
#include <stdlib.h>
char nondet_char(void);
unsigned char nondet_uchar(void);
int main(void) {
	unsigned n = nondet_uchar();
	char *s = malloc(n + 1u);
	if (!s) return 0;
	for (unsigned i = 0; i < n; i++) {
		s[i] = nondet_char();
		if (!s[i]) s[i] = ' ';
	}
	s[n] = 0;
	char *t = malloc(n ? n : 1u);
	if (!t) { free(s); return 0; }
	unsigned i = 0;
	do
		t[i] = s[i];
	while (s[i++]);
	free(t);
	free(s);
	return 0;
}
