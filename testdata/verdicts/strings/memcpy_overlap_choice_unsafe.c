// verdict: FAILED
// property: memory_overlap line 9
// why: one of the two possible sources is the destination's own array
#include <string.h>
int nondet_int(void);
int main(void) {
	char x[8] = "1234567", y[8] = "abcdefg";
	char *from = nondet_int() ? x : y;
	memcpy(x + 2, from, 4);
	return x[3];
}
