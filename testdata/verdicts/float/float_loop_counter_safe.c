// verdict: SUCCESSFUL
// why: a loop counted in quarters ends exactly
#include <assert.h>

int main(void) {
	int n = 0;
	for (float x = 0; x != 5; x += 0.25f)
		n++;
	assert(n == 20);
	return 0;
}
