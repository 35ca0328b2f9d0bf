// verdict: FAILED
// property: assertion line 10
// check: assertion
// why: two literals of one text need not be one object
#include <assert.h>
static const char *name(void) { return "seam"; }
int main(void) {
	const char *a = name(), *b = name();
	assert(a == b);
	assert(a == "seam");
}
