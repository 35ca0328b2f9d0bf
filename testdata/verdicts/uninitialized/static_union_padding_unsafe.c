// verdict: FAILED
// property: assertion line 7
// why: the bytes behind the member are 0, and those of the member are not
#include <assert.h>
static union { char low; int all; } u = {7};
int main(void) {
	assert(u.all == 0);
	return 0;
}
