// verdict: FAILED
// property: assertion line 8
// why: the environment need not be empty
#include <assert.h>
extern char **environ;
int main(int argc, char **argv, char **envp) {
	assert(argc >= 1 && argv[argc] == 0);
	assert(!*environ);
	return 0;
}
