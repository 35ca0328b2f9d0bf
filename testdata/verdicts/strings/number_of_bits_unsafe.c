// verdict: FAILED
// property: assertion line 7
// why: Sixteen digits of base 2 say 32768.
#include <assert.h>
#include <stdlib.h>
int main(int argc, char **argv) {
	assert(argc < 2 || strtoul(argv[1], NULL, 2) != 32768);
	return 0;
}
