// verdict: FAILED
// property: pointer_dereference line 17
// check: bug behind an open loop
// why: the second byte of a sequence is not looked for
#include <stdlib.h>
unsigned char nondet_uchar(void);
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint(), i = 0, chars = 0;
	if (n == 0 || n > 1u << 20) return 0;
	unsigned char *s = malloc(n);
	if (!s) return 0;
	for (unsigned k = 0; k < n; k++)
		s[k] = nondet_uchar();
	while (i < n) {
		if (s[i] >= 0xc0)
			chars += s[i + 1] >= 0x80, i += 2;
		else
			chars++, i++;
	}
	free(s);
	return (int)chars;
}
