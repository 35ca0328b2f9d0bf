// verdict: FAILED
// property: assertion line 8
// check: assertion
// why: of what strcmp gives only the sign is promised; the difference is what some libraries give
#include <assert.h>
#include <string.h>
int main(void) {
	assert(strcmp("bad", "bed") == 'a' - 'e');
}
