// verdict: SUCCESSFUL
// why: the command ends with a 0.
#include <stdlib.h>
#include <string.h>
int main(void) {
	char command[5] = {'t', 'r', 'u', 'e'};
	return system(command);
}
