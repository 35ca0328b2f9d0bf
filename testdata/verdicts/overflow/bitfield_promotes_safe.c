// verdict: SUCCESSFUL
// why: a narrow unsigned bit-field becomes int
#include <assert.h>
unsigned nondet_uint(void);
struct s { unsigned a : 31; };
int main(void) {
	struct s s = {nondet_uint()};
	if (s.a < 5)
		assert(s.a - 5 < 0);
	return 0;
}
