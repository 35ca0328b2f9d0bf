// verdict: FAILED
// property: assertion line 9
// check: assertion
// why: two literals of one text may be one object
#include <assert.h>
int main(void) {
	static const char *const days[] = {"mo", "tu", "we", "mo"};
	assert(days[0] != days[1] && days[1] != days[2] && days[0] != days[2]);
	assert(days[0] != days[3]);
}
