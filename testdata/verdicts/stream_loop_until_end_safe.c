// verdict: SUCCESSFUL
// check: streams remember
// why: the loop that asks feof goes round any number of times, and leaves at the end or an error only
#include <assert.h>
#include <stdio.h>
int main(void) {
	int c, lines = 0;
	while (!feof(stdin) && !ferror(stdin)) {
		c = getchar();
		if (c == '\n')
			lines = 1;
	}
	assert(lines == 0 || lines == 1);
	assert(feof(stdin) || ferror(stdin));
	return 0;
}
