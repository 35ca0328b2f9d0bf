// verdict: FAILED
// property: assertion line 16
// check: bug behind an open loop
// why: data is taken before the handshake is done
#include <assert.h>
int nondet_int(void);
int main(void) {
	int state = 0, greeted = 0, unused = 0;
	for (;;) {
		int msg = nondet_int();
		unused += msg & 1;
		unused &= 1023;
		if (state == 0 && msg == 1) { state = 1; }
		else if (state == 1 && msg == 2) { state = 2; greeted = 1; }
		else if (state == 1 && msg == 9) { state = 2; }
		else if (state == 2 && msg == 3) { assert(greeted); }
		else if (msg == 4) break;
	}
	return 0;
}
