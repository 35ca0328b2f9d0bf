// verdict: FAILED
// property: overflow line 9
// check: division-overflow
// why: The scale may be -1 still when the least number is divided.
#include <limits.h>
int nondet_int(void);
struct gauge { int value, scale; };
static void reduce(struct gauge *g) {
	g->value /= g->scale;
}
int main(void) {
	struct gauge g = {nondet_int(), nondet_int()};
	if (g.scale == 0) g.scale = 1;
	reduce(&g);
	return g.value == 7;
}
