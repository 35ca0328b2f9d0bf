// verdict: FAILED
// property: pointer_dereference line 6
// why: another variable need not be there
#include <stdlib.h>
int main(void) {
	return getenv("HOME") && getenv("USER")[0] == 'x';
}
