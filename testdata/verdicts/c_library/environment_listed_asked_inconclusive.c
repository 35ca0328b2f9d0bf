// verdict: INCONCLUSIVE
// why: getenv finds what is in the list of all variables, but the two are not compared: it was said that the list may be empty.
#include <assert.h>
#include <stdlib.h>
extern char **environ;
int main(void) {
	if (!getenv("LIMIT"))
		return 0;
	assert(*environ);
	return 0;
}
