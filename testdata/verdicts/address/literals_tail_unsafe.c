// verdict: FAILED
// property: assertion line 9
// check: assertion
// why: a literal may be the tail of another
#include <assert.h>
int main(void) {
	const char *name = "unhappy", *tail = "happy";
	assert(name != tail && name + 3 != tail);
	assert(name + 2 != tail);
}
