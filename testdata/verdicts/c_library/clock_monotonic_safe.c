// verdict: SUCCESSFUL
// why: a monotonic clock never goes back (POSIX)
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <time.h>
int main(void) {
	struct timespec a, b;
	if (clock_gettime(CLOCK_MONOTONIC, &a) || clock_gettime(CLOCK_MONOTONIC, &b))
		return 0;
	assert(b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec >= a.tv_nsec));
	return 0;
}
