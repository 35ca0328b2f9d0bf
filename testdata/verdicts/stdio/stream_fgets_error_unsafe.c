// verdict: FAILED
// property: assertion line 9
// why: where reading fails, the contents of the array are indeterminate (C11 7.21.7.2p3)
#include <assert.h>
#include <stdio.h>
int main(void) {
	char line[4] = "";
	if (!fgets(line, sizeof line, stdin))
		assert(line[0] == 0);
	return 0;
}
