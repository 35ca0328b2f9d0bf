// verdict: FAILED
// property: assertion line 9
// why: the next call of strerror may overwrite what the last one gave (C11 7.24.6.2p3)
#include <assert.h>
#include <string.h>
int main(void) {
	char *a = strerror(1), c = a[0];
	strerror(2);
	assert(a[0] == c);
	return 0;
}
