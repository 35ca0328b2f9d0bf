// verdict: FAILED
// property: assertion line 12
// why: a read that fails says why in errno: it may be EINTR
#include <assert.h>
#include <errno.h>
#include <unistd.h>
int main(void) {
	char b[8];
	errno = 0;
	ssize_t n = read(0, b, 8);
	if (n < 0 && errno == EINTR)
		assert(0);
	return 0;
}
