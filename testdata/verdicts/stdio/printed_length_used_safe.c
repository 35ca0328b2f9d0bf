// verdict: SUCCESSFUL
// why: whether the text was cut is told by the result
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
	char line[8];
	int n = snprintf(line, sizeof line, "%s", argv[0]);
	if (n < 8)
		assert(strlen(line) == (size_t)n);
	else
		assert(line[7] == 0 && line[6] != 0);
	return 0;
}
