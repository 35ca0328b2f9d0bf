// verdict: INCONCLUSIVE
// why: setenv changes the list of all variables, which is not followed: it was said that the variable is not in the list.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern char **environ;
int main(void) {
	if (setenv("LIMIT", "1", 1))
		return 0;
	int found = 0;
	for (char **e = environ; *e; e++)
		found |= !strncmp(*e, "LIMIT=", 6);
	assert(found);
	return 0;
}
