// verdict: FAILED
// property: array_bounds line 15
// why: behind the loop n may be -1
#include <errno.h>
#include <unistd.h>
int main(void) {
	char b[8];
	ssize_t n;
	for (;;) {
		n = read(0, b, 8);
		if (n < 0 && errno == EINTR)
			continue;
		break;
	}
	b[n] = 0;
	return 0;
}
