// verdict: SUCCESSFUL
// why: the variable is declared before the label, so it keeps its value
#include <assert.h>
int nondet_int(void);
int main(void) {
	int attempts = 0;
	int fd;
retry:
	if (attempts == 0)
		fd = 5;
	attempts++;
	if (nondet_int() && attempts < 3)
		goto retry;
	assert(fd == 5);
	return 0;
}
