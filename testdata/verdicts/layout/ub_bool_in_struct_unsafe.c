// verdict: FAILED
// property: undefined_behavior line 11
// check: invalid-bool
// flags: --bool-check
// why: the record is filled with ones
#include <string.h>
struct rec { int n; _Bool on; };
int main(void) {
	struct rec r;
	memset(&r, 255, sizeof r);
	if (r.on)
		return 1;
	return 0;
}
