// verdict: FAILED
// property: assertion line 9
// why: a file that is opened anew may have another descriptor
#include <assert.h>
#include <stdio.h>
int main(void) {
	if (!freopen("name", "r", stdin))
		return 1;
	assert(fileno(stdin) == 0);
	return 0;
}
