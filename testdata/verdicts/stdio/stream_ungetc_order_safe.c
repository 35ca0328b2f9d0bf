// verdict: SUCCESSFUL
// why: what was pushed back last comes first; ungetc clears the end
#include <assert.h>
#include <stdio.h>
int main(void) {
	while (getchar() != EOF)
		;
	ungetc('1', stdin);
	assert(!feof(stdin));
	if (ungetc('2', stdin) == '2')
		assert(getchar() == '2');
	assert(getchar() == '1');
	return 0;
}
