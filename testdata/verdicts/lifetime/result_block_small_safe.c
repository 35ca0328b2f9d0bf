// verdict: SUCCESSFUL
// check: use-after-scope
// why: each round sets the variable that it returns
#include <assert.h>
struct pair {
	int a, b;
};
static struct pair find(int n) {
	int last = 0;
	for (int i = 0; i < n; i++) {
		struct pair s;
		s.b = last;
		s.a = 5 + i;
		int *p = &s.a;
		last = *p;
		if (i == 1)
			return s;
	}
	struct pair none = {last != 0, 0};
	return none;
}
int main(void) {
	struct pair x = find(2);
	assert(x.a == 6 && x.b == 5);
	return 0;
}
