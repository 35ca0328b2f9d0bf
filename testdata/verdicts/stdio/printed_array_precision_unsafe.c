// verdict: FAILED
// property: pointer_dereference line 6
// why: the precision is more than there is
#include <stdio.h>
int main(void) {
	char a[4] = {'a', 'b', 'c', 'd'}; fprintf(stderr, "%.5s\n", a);
	return 0;
}
