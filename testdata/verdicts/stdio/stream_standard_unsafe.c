// verdict: FAILED
// property: assertion line 9
// why: fopen gives a stream of its own
#include <assert.h>
#include <stdio.h>
int main(void) {
	assert(stdin && stdout && stderr && stdin != stdout && stdout != stderr);
	FILE *f = fopen("input", "r");
	assert(f == stdin);
	return 0;
}
