// verdict: FAILED
// property: pointer_dereference line 8
// why: the array holds no string, which printf reads though nobody looks at the result
#include <stdio.h>
#include <string.h>
int main(void) {
	char a[4] = {'a', 'b', 'c', 'd'};
	printf("%-5d%s\n", 3, a);
	return 0;
}
