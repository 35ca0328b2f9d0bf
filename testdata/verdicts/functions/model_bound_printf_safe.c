// verdict: SUCCESSFUL
// flags: --unwind=2
// why: a bound is for the loops of the program: those of printf and strlen go as far as they need
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	int n = printf("%5d|%-4u|\n", 77, 5u);
	assert(n < 0 || n == 12);
	assert(strlen("a longer text") == 13);
	return 0;
}
