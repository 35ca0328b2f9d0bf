// verdict: SUCCESSFUL
// why: what the environment has of a variable is the same each time, until the program changes it
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
	if (getenv("HOME"))
		assert(getenv("HOME"));
	if (!setenv("SHELL", "/bin/sh", 1))
		assert(!strcmp(getenv("SHELL"), "/bin/sh"));
	if (!unsetenv("SHELL"))
		assert(!getenv("SHELL"));
	if (!setenv("SHELL", "a", 0) && !setenv("SHELL", "b", 0))
		assert(getenv("SHELL")[0] == getenv("SHELL")[0]);
	return 0;
}
