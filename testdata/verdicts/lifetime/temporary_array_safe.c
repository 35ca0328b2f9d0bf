// verdict: SUCCESSFUL
// check: use-after-scope
// why: the structure that a function returns lives until the end of the full expression
#include <assert.h>
struct vector {
	int a[4];
};
static struct vector make(int x) {
	return (struct vector){{x, x + 1, x, x}};
}
static int sum(const int *p) {
	return p[0] + p[1] + p[2] + p[3];
}
static struct vector kept;
int main(void) {
	int *p, *q = (kept = make(1), kept.a);
	int third = make(3).a[2], all = sum(make(3).a);
	assert(third == 3 && all == 13);
	assert((p = make(5).a, p[1] == 6) && *(make(7).a + 1) == 8);
	if (sum(make(2).a) != 9 || *(p = (kept = make(4)).a) != 4)
		assert(0);
	for (int i = *make(0).a; i < sum(make(0).a); i += *(p = make(1).a))
		assert(i == 0);
	assert(*q == 4);
	return 0;
}
