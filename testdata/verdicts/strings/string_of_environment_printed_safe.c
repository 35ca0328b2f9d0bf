// verdict: SUCCESSFUL
// why: how long a string of the environment is, is not asked where it is only printed
#include <assert.h>
#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
	char line[16];
	const char *name = argc > 0 && argv[0] ? argv[0] : "program";
	fprintf(stderr, "usage: %s [-%c] %s\n", name, 'x', "FILE");
	puts(name);
	fputs(argv[argc - 1], stdout);
	perror(argv[0]);
	snprintf(line, sizeof line, "%s: %d", argv[0], argc);
	assert(line[15] == 0 || memchr(line, 0, 16));
	if (getenv("HOME"))
		warnx("%s", argv[0]);
	FILE *f = fopen(argv[1] ? argv[1] : "name", "r");
	if (!f) {
		fprintf(stderr, "%s: %s\n", argv[0], strerror(errno));
		return 1;
	}
	return fclose(f) != 0;
}
