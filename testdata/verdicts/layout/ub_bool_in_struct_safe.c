// verdict: SUCCESSFUL
// check: invalid-bool
// flags: --bool-check
// why: the record is cleared first
#include <string.h>
struct rec { int n; _Bool on; };
int main(void) {
	struct rec r;
	memset(&r, 0, sizeof r);
	if (r.on)
		return 1;
	return 0;
}
