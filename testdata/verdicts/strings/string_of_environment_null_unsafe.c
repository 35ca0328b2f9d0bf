// verdict: FAILED
// property: pointer_dereference line 6
// why: behind the last argument there is a null pointer
#include <stdio.h>
int main(int argc, char **argv) {
	printf("%s\n", argv[argc]);
	return 0;
}
