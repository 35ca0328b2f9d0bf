// verdict: SUCCESSFUL
// why: dup2 gives its second argument back
#include <assert.h>
#include <unistd.h>
int main(void) {
	int r = dup2(5, 1);
	assert(r == 1 || r == -1);
	return 0;
}
