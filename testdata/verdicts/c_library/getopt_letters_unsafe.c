// verdict: FAILED
// property: assertion line 26
// why: an option whose argument may be missing in one step of the scan is not the end of the scan
#include <assert.h>
#include <string.h>
#include <unistd.h>
int main(void) {
	char *argv[] = {"prog", "-v", "-ofile", "-n", "3", "rest", 0};
	int verbose = 0, c;
	char *out = 0, *number = 0;
	while ((c = getopt(6, argv, "+vo:n:")) != -1)
		switch (c) {
		case 'v':
			verbose++;
			break;
		case 'o':
			out = optarg;
			break;
		case 'n':
			number = optarg;
			break;
		default:
			return 1;
		}
	assert(verbose == 1 && !strcmp(out, "file") && !strcmp(number, "3"));
	assert(optind == 4);
	return 0;
}
