// verdict: FAILED
// property: assertion line 9
// check: streams remember
// flags: --function next
// why: a stream that is given may have met its end
#include <assert.h>
#include <stdio.h>
int next(FILE *f) {
	assert(!f || !feof(f));
	return 0;
}
