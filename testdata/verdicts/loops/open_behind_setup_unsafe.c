// verdict: FAILED
// property: assertion line 15
// check: bug behind an open loop
// why: 200 rounds of set-up, then the first round of a loop without a bound fails
#include <assert.h>
unsigned char nondet_uchar(void);
int nondet_int(void);
int main(void) {
	unsigned char table[200];
	unsigned s = 0;
	for (int i = 0; i < 200; i++)
		table[i] = nondet_uchar();
	while (nondet_int()) {
		s += table[s % 200];
		assert(s != 77);
	}
	return 0;
}
