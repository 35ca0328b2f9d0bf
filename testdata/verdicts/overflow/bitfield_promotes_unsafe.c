// verdict: FAILED
// property: assertion line 10
// why: one as wide as unsigned stays unsigned
#include <assert.h>
unsigned nondet_uint(void);
struct s { unsigned a : 32; };
int main(void) {
	struct s s = {nondet_uint()};
	if (s.a < 5)
		assert(s.a - 5 < 0);
	return 0;
}
