// verdict: FAILED
// property: pointer_dereference line 8
// why: the command has no end: all of its characters are letters.
#include <stdlib.h>
#include <string.h>
int main(void) {
	char command[4] = {'t', 'r', 'u', 'e'};
	return system(command);
}
