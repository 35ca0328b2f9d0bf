// verdict: FAILED
// property: pointer_dereference line 14
// why: The length of a variable of the environment: there is no room for the end of what is added.
#include <stdlib.h>
#include <string.h>
int main(void) {
	char *home = getenv("HOME");
	if (!home)
		return 0;
	char *path = malloc(strlen(home) + 3);
	if (!path)
		return 1;
	memcpy(path, home, strlen(home));
	memcpy(path + strlen(home), ".rc", 4);
	free(path);
	return 0;
}
