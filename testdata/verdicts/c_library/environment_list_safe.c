// verdict: SUCCESSFUL
// why: the environment ends with a null pointer
#include <assert.h>
extern char **environ;
int main(int argc, char **argv, char **envp) {
	assert(argc >= 1 && argv[argc] == 0);
	if (*envp) assert(envp[0][0] || !envp[0][0]);
	return 0;
}
