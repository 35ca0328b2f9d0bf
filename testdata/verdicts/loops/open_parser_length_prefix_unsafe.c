// verdict: FAILED
// property: pointer_dereference line 20
// check: bug behind an open loop
// why: the length in the message is believed
#include <stdlib.h>
#include <string.h>
unsigned char nondet_uchar(void);
unsigned nondet_uint(void);
int main(void) {
	unsigned size = nondet_uint(), at = 0;
	if (size < 4 || size > 4096) return 0;
	unsigned char *m = malloc(size);
	unsigned char *out = malloc(256);
	if (!m || !out) return 0;
	for (unsigned i = 0; i < size; i++)
		m[i] = nondet_uchar();
	while (at < size) {
		unsigned len = m[at++];
		for (unsigned i = 0; i < len; i++)
			out[i] = m[at + i];
		at += len;
	}
	free(out);
	free(m);
	return 0;
}
