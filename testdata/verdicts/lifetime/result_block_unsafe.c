// verdict: FAILED
// property: pointer_dereference line 17
// check: use-after-scope
// why: a variable that is returned ends with its block all the same
struct big {
	int a[10];
};
int nondet_int(void);
static struct big make(int c) {
	struct big *p = 0, none = {{0}};
	{
		struct big s = {{1}};
		p = &s;
		if (c)
			return s;
	}
	none.a[1] = p->a[0];
	return none;
}
int main(void) {
	return make(nondet_int()).a[0];
}
