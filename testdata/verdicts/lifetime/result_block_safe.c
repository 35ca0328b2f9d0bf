// verdict: SUCCESSFUL
// check: use-after-scope
// why: a variable that is returned is used in its block
#include <assert.h>
struct big {
	int a[10];
};
int nondet_int(void);
static struct big make(int c) {
	struct big *p = 0, none = {{0}};
	{
		struct big s = {{1}};
		p = &s;
		p->a[1] = 2;
		if (c)
			return s;
		none.a[1] = p->a[1];
	}
	return none;
}
int main(void) {
	struct big x = make(nondet_int());
	assert(x.a[1] == 2 && x.a[0] <= 1);
	return 0;
}
