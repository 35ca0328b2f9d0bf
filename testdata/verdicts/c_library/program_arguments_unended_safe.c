// verdict: SUCCESSFUL
// why: a null pointer ends the list of arguments.
#include <unistd.h>
int main(void) {
	char *arguments[] = {"ls", "-l", 0};
	execv("/bin/ls", arguments);
	return 1;
}
