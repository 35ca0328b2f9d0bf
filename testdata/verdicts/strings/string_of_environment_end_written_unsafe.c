// verdict: FAILED
// property: pointer_dereference line 9
// flags: --max-string=5
// why: the end of the argument was overwritten
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
	argv[0][strlen(argv[0])] = 'x';
	puts(argv[0]);
	return 0;
}
