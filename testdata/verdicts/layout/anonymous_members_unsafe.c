// verdict: FAILED
// property: assertion line 10
// why: members of anonymous structures and unions are named directly
#include <assert.h>
struct s { int tag; union { struct { short lo, hi; }; int all; }; };
int main(void) {
	struct s s = {1, {{3, -1}}};
	assert(s.lo == 3 && s.hi == -1 && s.all == (int)0xffff0003);
	s.all = 0x00070005;
	assert(s.hi == 5);
	return 0;
}
