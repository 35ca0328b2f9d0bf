// verdict: FAILED
// property: assertion line 11
// why: That is twelve digits, and the last is a 2.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
	if (argc > 1 && argv[1][0] == ' ' && argv[1][1] == ' ' && argv[1][2] == '7' && !argv[1][3])
		assert(atoi(argv[1]) == 7);
	if (argc > 1 && strcmp(argv[1], "123456789012") == 0)
		assert(atol(argv[1]) == 123456789013);
	return 0;
}
