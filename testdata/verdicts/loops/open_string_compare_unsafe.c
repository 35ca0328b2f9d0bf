// verdict: FAILED
// property: array_bounds line 13
// check: bug behind an open loop
// why: compares beyond the end of the shorter string
#include <string.h>
char nondet_char(void);
int main(void) {
	char a[16], b[4];
	for (int i = 0; i < 15; i++) a[i] = nondet_char();
	for (int i = 0; i < 3; i++) b[i] = nondet_char();
	a[15] = b[3] = 0;
	int i = 0;
	while (a[i] && a[i] == b[i] || a[i] == '*')
		i++;
	return i;
}
