// verdict: FAILED
// property: assertion line 15
// why: not that of the right side
#include <assert.h>
int nondet_int(void);
struct s { int pad : 3, v : 4; unsigned w : 5; };
int main(void) {
	struct s s = {0};
	int x = nondet_int();
	int y = (s.v = x);
	assert(y == s.v && y >= -8 && y < 8);
	unsigned z = (s.w += 31);
	assert(z == 31 && s.pad == 0);
	z = (s.w += 2);
	assert(z == 33);
	return 0;
}
