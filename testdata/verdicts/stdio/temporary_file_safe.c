// verdict: SUCCESSFUL
// why: the name is changed in place
#include <stdlib.h>
#include <unistd.h>
int main(void) {
	char name[] = "/tmp/xXXXXXX";
	int fd = mkstemp(name); /**/
	if (fd >= 0)
		close(fd);
	return 0;
}
