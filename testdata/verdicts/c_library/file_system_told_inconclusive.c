// verdict: INCONCLUSIVE
// why: statfs writes what it tells into its argument, but there is no model of it; it was taken to change nothing.
#include <assert.h>
#include <sys/vfs.h>
int main(void) {
	struct statfs s = {0};
	if (statfs("/", &s))
		return 0;
	assert(s.f_bsize == 0);
	return 0;
}
