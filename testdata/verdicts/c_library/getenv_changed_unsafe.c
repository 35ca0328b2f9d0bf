// verdict: FAILED
// property: assertion line 9
// why: putenv may have changed the variable
#include <assert.h>
#include <stdlib.h>
char *nondet(void);
static char text[] = "HOME=/";
int main(void) {
	char *a = getenv("HOME"), *b = putenv(text) ? a : getenv("HOME"); assert(!a == !b);
	return 0;
}
