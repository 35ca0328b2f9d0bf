// verdict: SUCCESSFUL
// why: the counter goes up to 2 and starts again, so that after some rounds there is nothing new
#include <assert.h>
extern _Bool nondet_bool(void);
int main(void) {
	unsigned i = 0;
	int x;
again:
	i = i == 2 ? 0 : i + 1;
	assert(i <= 2);
	if (nondet_bool()) {
		x = 1;
		assert(x == 1);
		goto again;
	}
	x = 2;
	assert(x == 2);
	goto again;
}
