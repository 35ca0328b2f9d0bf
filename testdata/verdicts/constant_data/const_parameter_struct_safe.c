// verdict: SUCCESSFUL
// why: const parameters are copies of what may be written
#include <assert.h>
struct block { long v[6]; };
struct point { int x, y; };
static long sum(const struct block b, const struct point p, const int n, const double d) {
	return b.v[0] + p.x + p.y + n + (long)d;
}
int main(void) {
	struct block b = {{5}};
	const struct point p = {1, 2};
	assert(sum(b, p, 3, 4.0) == 15);
	b.v[0] = 6;
	assert(sum(b, p, 3, 4.0) == 16);
	return 0;
}
