// verdict: INCONCLUSIVE
// flags: --unwind=3 --max-unwind=20
// why: how far strlen goes over a string of any length that the program has written to is a limit of the tool, and none that the user set
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
	if (argc < 2 || !argv[1][0])
		return 0;
	argv[1][0] = 'b';
	assert(strlen(argv[1]) < 131072);
	return 0;
}
