// verdict: SUCCESSFUL
// why: a base of 1 is refused with EINVAL
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
int main(void) {
	errno = 0;
	long v = strtol("1", 0, 1);
	assert(v == 0);
	assert(errno == EINVAL);
	return 0;
}
