// verdict: FAILED
// property: assertion line 8
// why: two variables of the environment may hold these strings
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) { char *a = getenv("A"), *b = getenv("B");
	assert(!a || !b || strcmp(a, "abc") || b[0] != 'd' || b[1]);
	return 0;
}
