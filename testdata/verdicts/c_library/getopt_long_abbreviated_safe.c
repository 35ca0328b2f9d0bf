// verdict: SUCCESSFUL
// why: a word may be abbreviated where that is no other one
#include <assert.h>
#include <getopt.h>
int main(void) {
	char *argv[] = {"prog", "--for", 0};
	static int force;
	static const struct option words[] = {{"colour", optional_argument, 0, 'c'}, {"count", no_argument, 0, 'n'}, {"force", no_argument, &force, 7}, {0, 0, 0, 0}};
	int c = getopt_long(2, argv, "", words, 0);
	assert(c == 'c' && optarg == 0 || c == 'n' || c == 0 && force == 7); /**/
	return 0;
}
