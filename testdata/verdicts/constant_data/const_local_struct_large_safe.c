// verdict: SUCCESSFUL
// why: const structures that functions return, in memory and in registers, conditionally and in a loop
#include <assert.h>
struct block { long v[6]; };
struct point { int x, y; };
static struct block make(long x) {
	struct block b = {{x}};
	b.v[5] = x + 1;
	return b;
}
static struct point at(int x) {
	const struct point p = {x, -x};
	return p;
}
int nondet_int(void);
int main(void) {
	struct block (*maker)(long) = make;
	for (int i = 0; i < 2; i++) {
		const struct block a = maker(i), b = nondet_int() ? a : make(i);
		const struct point p = at(i), q = nondet_int() ? p : at(2);
		assert(a.v[5] == i + 1 && b.v[5] == a.v[5]);
		assert(p.x + p.y == 0 && q.x + q.y == 0);
	}
	return 0;
}
