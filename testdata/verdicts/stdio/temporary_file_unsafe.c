// verdict: FAILED
// property: pointer_dereference line 8
// why: a string literal cannot be changed
#include <stdlib.h>
#include <unistd.h>
int main(void) {
	char *name = "/tmp/xXXXXXX";
	int fd = mkstemp(name);
	if (fd >= 0)
		close(fd);
	return 0;
}
