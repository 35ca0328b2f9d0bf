// verdict: SUCCESSFUL
// why: the loop leaves at the end or an error, or after 20 rounds
#include <assert.h>
#include <stdio.h>
int main(void) {
	int c = 0, i = 0;
	while (!feof(stdin) && !ferror(stdin) && i < 20) {
		c = getchar();
		i++;
	}
	assert(i == 20 || c == EOF);
	return 0;
}
