// verdict: FAILED
// property: assertion line 13
// why: each call of a function without a body returns other contents
#include <assert.h>
struct large { long a, b, c, d; };
struct large get(void);
static struct large again(void) { return get(); }
int main(void) {
	struct large x[2];
	x[0] = again();
	for (int i = 0; i < 2; i++)
		x[i] = again();
	assert(x[0].c == x[1].c);
	return 0;
}
