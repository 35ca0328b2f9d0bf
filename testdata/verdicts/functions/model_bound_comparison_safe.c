// verdict: SUCCESSFUL
// flags: --unwind=5
// why: the comparison's loop ends within the bound; those of qsort and memcmp have none
#include <assert.h>
#include <stdlib.h>
#include <string.h>
static int order(const void *a, const void *b) {
	const char *x = a, *y = b;
	int i = 0;
	for (; i < 4 && x[i] == y[i]; i++)
		;
	return i < 4 ? x[i] - y[i] : 0;
}
int main(void) {
	char names[2][8] = {"bbbb", "abcd"};
	qsort(names, 2, 8, order);
	assert(!memcmp(names[0], "abcd\0\0\0", 8));
	return 0;
}
