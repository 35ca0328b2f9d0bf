// verdict: FAILED
// property: assertion line 11
// why: the clock of the day may be set back
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <time.h>
int main(void) {
	struct timespec a, b;
	if (clock_gettime(CLOCK_REALTIME, &a) || clock_gettime(CLOCK_REALTIME, &b))
		return 0;
	assert(b.tv_sec >= a.tv_sec);
	return 0;
}
