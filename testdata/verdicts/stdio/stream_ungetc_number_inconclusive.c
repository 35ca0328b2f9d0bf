// verdict: INCONCLUSIVE
// why: what a number begins with that a pushed back digit comes before is not computed
#include <assert.h>
#include <stdio.h>
int main(void) {
	int n = 1;
	ungetc('x', stdin);
	assert(scanf("%d", &n) == 0 && n == 1);
	return 0;
}
