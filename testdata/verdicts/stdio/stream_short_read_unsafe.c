// verdict: FAILED
// property: assertion line 9
// why: fewer elements are also read where an error happens
#include <assert.h>
#include <stdio.h>
int main(void) {
	int v[4];
	if (fread(v, sizeof *v, 4, stdin) < 4)
		assert(feof(stdin));
	return 0;
}
