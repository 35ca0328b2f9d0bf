// verdict: SUCCESSFUL
// why: with a precision no more characters are read
#include <stdio.h>
int main(int argc, char **argv) {
	char a[4] = {'a', 'b', 'c', 'd'};
	printf("%.4s %.*s\n", a, 2, a + 2);
	printf("%.3s\n", argv[0]);
	return 0;
}
