// verdict: SUCCESSFUL
// why: The length of a variable of the environment, which has any length: it is where the string's object ends. (Was INCONCLUSIVE: strlen was unrolled.)
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
	char *home = getenv("HOME");
	if (!home)
		return 0;
	size_t n = strlen(home);
	char *path = malloc(n + 5);
	if (!path)
		return 1;
	memcpy(path, home, n);
	memcpy(path + n, ".rc", 4);
	assert(home[n] == 0 && path[n + 3] == 0);
	if (n > 3)
		assert(home[1] != 0 && path[2] != 0);
	if (home[0] == 0)
		assert(n == 0);
	free(path);
	return 0;
}
