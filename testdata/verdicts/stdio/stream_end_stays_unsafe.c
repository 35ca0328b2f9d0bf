// verdict: FAILED
// property: assertion line 9
// why: an error does not keep what follows from being read
#include <assert.h>
#include <stdio.h>
int main(void) {
	if (getc(stdin) != EOF || feof(stdin))
		return 1;
	assert(getc(stdin) == EOF);
	return 0;
}
