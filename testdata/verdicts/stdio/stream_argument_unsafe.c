// verdict: FAILED
// property: assertion line 8
// flags: --function next
// why: a stream that is given may have met its end
#include <assert.h>
#include <stdio.h>
int next(FILE *f) {
	assert(!f || !feof(f));
	return 0;
}
