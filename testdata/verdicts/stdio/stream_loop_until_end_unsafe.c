// verdict: FAILED
// property: assertion line 9
// why: feof tells of the end after the last character only: what getc returns in the last round is none
#include <assert.h>
#include <stdio.h>
int main(void) {
	while (!feof(stdin)) {
		int c = getc(stdin);
		assert(c != EOF);
	}
	return 0;
}
