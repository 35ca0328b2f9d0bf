// verdict: SUCCESSFUL
// why: the three streams are there, and are different ones
#include <assert.h>
#include <stdio.h>
int main(void) {
	assert(stdin && stdout && stderr && stdin != stdout && stdout != stderr);
	FILE *f = fopen("input", "r");
	assert(f != stdin);
	return 0;
}
