// verdict: FAILED
// property: pointer_dereference line 7
// why: no null pointer ends the list of arguments; execv reads behind it.
#include <unistd.h>
int main(void) {
	char *arguments[] = {"ls", "-l"};
	execv("/bin/ls", arguments);
	return 1;
}
