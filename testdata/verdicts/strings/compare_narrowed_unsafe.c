// verdict: FAILED
// property: assertion line 10
// check: assertion
// why: the result does not fit a char, and what is left of it may be 0
#include <assert.h>
#include <string.h>
int main(void) {
	const char *a = "left", *b = "right";
	char d = (char)memcmp(a, b, 4);
	assert(d != 0);
}
