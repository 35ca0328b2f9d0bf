// verdict: SUCCESSFUL
// why: printf gives what it wrote, or a negative number
#include <assert.h>
#include <stdio.h>
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x < 10 || x > 99)
		return 0;
	int n = printf("%d|%s\n", x, "abc");
	assert(n < 0 || n == 7);
	return 0;
}
