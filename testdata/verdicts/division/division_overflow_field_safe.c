// verdict: SUCCESSFUL
// check: division-overflow
// why: The scale is set to a positive number first.
#include <limits.h>
int nondet_int(void);
struct gauge { int value, scale; };
static void reduce(struct gauge *g) {
	g->value /= g->scale;
}
int main(void) {
	struct gauge g = {nondet_int(), nondet_int()};
	if (g.scale < 1) g.scale = 1;
	reduce(&g);
	return g.value == 7;
}
