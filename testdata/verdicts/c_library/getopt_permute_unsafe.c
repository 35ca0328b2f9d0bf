// verdict: FAILED
// property: assertion line 17
// why: getopt may have moved the first argument
#include <assert.h>
#include <getopt.h>
#include <string.h>
int main(void) {
	char *argv[] = {"prog", "file", "--level=2", "-v", 0};
	static const struct option words[] = {{"level", required_argument, 0, 'l'}, {"verbose", no_argument, 0, 'v'}, {0, 0, 0, 0}};
	int level = 0, verbose = 0, c;
	while ((c = getopt_long(4, argv, "v", words, 0)) != -1) {
		if (c == 'l')
			level = optarg[0] - '0';
		else if (c == 'v')
			verbose = 1;
	}
	assert(!strcmp(argv[1], "file"));
	return level;
}
