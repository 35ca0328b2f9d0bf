// verdict: FAILED
// property: pointer_dereference line 7
// why: an argument may be longer than the array
#include <stdio.h>
int main(int argc, char **argv) {
	char line[16];
	sprintf(line, "%s!", argv[0]);
	return 0;
}
