// verdict: SUCCESSFUL
// why: what the first block holds depends on whether the second one was allocated
#include <assert.h>
#include <stdlib.h>
int main(void) {
	int *a = malloc(sizeof *a);
	if (!a)
		return 0;
	*a = 1;
	int *b = malloc(sizeof *b);
	if (b) {
		*b = 2;
		*a = *b;
		free(b);
	}
	assert(*a == (b ? 2 : 1));
	free(a);
}
