// verdict: FAILED
// property: assertion line 8
// check: assertion
// why: bcmp gives any number but 0 for what differs, also where a compiler could tell what it would give for literals
#include <assert.h>
#include <strings.h>
int main(void) {
	assert(bcmp("a", "b", 1) == -1);
}
