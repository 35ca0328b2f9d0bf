// verdict: FAILED
// property: unwind line 9
// flags: --unwind=4
// why: the loop is one of the program's, though qsort calls the function that it is in
#include <stdlib.h>
static int order(const void *a, const void *b) {
	const char *x = a, *y = b;
	int i = 0;
	for (; i < 4 && x[i] == y[i]; i++)
		;
	return i < 4 ? x[i] - y[i] : 0;
}
int main(void) {
	char names[2][8] = {"abcd", "abcd"};
	qsort(names, 2, 8, order);
	return names[0][0] != 'a';
}
