// verdict: FAILED
// property: assertion line 15
// why: the descriptor of the first attempt is not there any more where its declaration is reached again
#include <assert.h>
int nondet_int(void);
int main(void) {
	int attempts = 0;
retry:;
	int fd;
	if (attempts == 0)
		fd = 5;
	attempts++;
	if (nondet_int() && attempts < 3)
		goto retry;
	assert(fd == 5);
	return 0;
}
