// verdict: SUCCESSFUL
// why: the descriptors of the standard streams are 0, 1 and 2 (POSIX), fdopen's is the one it got, and a file has one
#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
	assert(fileno(stdin) == 0 && fileno(stdout) == STDOUT_FILENO && fileno(stderr) == 2);
	int fd = open("name", O_RDONLY);
	FILE *f = fdopen(fd, "r"), *g = fopen("name", "r");
	if (f) {
		assert(fd >= 0 && fileno(f) == fd);
		fclose(f);
	}
	if (g) {
		assert(fileno(g) >= 0 && fileno(g) == fileno(g));
		fclose(g);
	}
	return 0;
}
