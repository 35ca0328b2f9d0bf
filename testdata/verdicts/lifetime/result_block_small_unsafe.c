// verdict: FAILED
// property: assertion line 26
// check: use-after-scope
// why: what a loop left in the variable that it returns is not there in the next round
#include <assert.h>
struct pair {
	int a, b;
};
static struct pair find(int n) {
	int *last = 0;
	for (int i = 0; i < n; i++) {
		struct pair s;
		s.b = 0;
		if (i == 0)
			s.a = 5;
		last = &s.a;
		if (i == 1)
			return s;
	}
	struct pair none = {last != 0, 0};
	return none;
}
int main(void) {
	struct pair x = find(2);
	/* never set in round 1 */
	assert(x.a == 5);
	return 0;
}
