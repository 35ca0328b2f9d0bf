// verdict: SUCCESSFUL
// why: the mean of equal samples is the sample
#include <assert.h>
int nondet_int(void);

struct stats { float sum; int n; };
static float mean(const struct stats *s) { return s->n ? s->sum / s->n : 0; }
int main(void) {
	struct stats s = {0, 0};
	int n = nondet_int();
	for (int i = 0; i < n && i < 3; i++) { s.sum += 2; s.n++; }
	assert(mean(&s) == (n > 0 ? 2 : 0));
	return 0;
}
