// verdict: FAILED
// property: assertion line 9
// why: an element of which a part was read has any value (C11 7.21.8.1p2)
#include <assert.h>
#include <stdio.h>
int main(void) {
	int v[2] = {1, 2};
	if (fread(v, sizeof *v, 2, stdin) == 1)
		assert(v[1] == 2);
	return 0;
}
