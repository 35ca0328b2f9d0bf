// verdict: SUCCESSFUL
// check: bug behind an open loop
// why: 200 rounds of set-up, then up to three rounds
#include <assert.h>
unsigned char nondet_uchar(void);
int nondet_int(void);
int main(void) {
	unsigned char table[200];
	unsigned s = 0;
	for (int i = 0; i < 200; i++)
		table[i] = nondet_uchar();
	for (int k = 0; k < 3 && nondet_int(); k++) {
		s += table[k];
		assert(s <= 255u * 3);
	}
	return 0;
}
