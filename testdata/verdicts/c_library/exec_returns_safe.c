// verdict: SUCCESSFUL
// why: execlp returns only if it fails, and then it returns -1 and sets errno
#include <assert.h>
#include <errno.h>
#include <unistd.h>
int main(void) {
	errno = 0;
	int r = execlp("ls", "ls", "-l", (char *)0);
	assert(r == -1 && errno > 0);
	return 0;
}
