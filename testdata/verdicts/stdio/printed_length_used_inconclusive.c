// verdict: INCONCLUSIVE
// why: the result depends on how long the argument is, of which only a bound is known
#include <assert.h>
#include <stdio.h>
int main(int argc, char **argv) {
	char line[8];
	int n = snprintf(line, sizeof line, "%s", argv[0]);
	assert(n < 100);
	return 0;
}
