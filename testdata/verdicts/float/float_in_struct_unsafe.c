// verdict: FAILED
// property: assertion line 13
// why: the mean of no samples is a NaN, which passes no test
#include <assert.h>
int nondet_int(void);

struct stats { float sum; int n; };
static float mean(const struct stats *s) { return s->sum / s->n; }
int main(void) {
	struct stats s = {0, 0};
	int n = nondet_int();
	for (int i = 0; i < n && i < 3; i++) { s.sum += 2; s.n++; }
	assert(mean(&s) == 2);
	return 0;
}
