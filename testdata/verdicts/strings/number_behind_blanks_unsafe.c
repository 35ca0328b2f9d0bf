// verdict: FAILED
// property: assertion line 16
// why: Behind three blanks, three digits have room.
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
int main(void) {
	char b[7], *end;
	for (int i = 0; i < 6; i++)
		b[i] = nondet_char();
	b[6] = 0;
	long v = strtol(b, &end, 10);
	assert(-99999 <= v && v <= 999999);
	assert(end >= b && end <= b + 6);
	if (b[0] == ' ' && b[1] == '\t' && b[2] == '\n')
		assert(v < 100);
	return 0;
}
