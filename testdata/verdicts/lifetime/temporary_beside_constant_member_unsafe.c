// verdict: FAILED
// property: pointer_dereference line 21
// why: The array of a structure that a function returned ends with the full expression, also where another such structure has a constant member.
struct pair { int v[2]; };
struct fixed { const int v[2]; };
static struct pair pair_of(int x) {
	struct pair r = {{x, x + 1}};
	return r;
}
static struct fixed fixed_of(int x) {
	struct fixed r = {{x, x + 1}};
	return r;
}
static int first(const int *p) { return p[0]; }
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x < 0 || x > 9 || first(fixed_of(x).v) != x)
		return 0;
	int *p = pair_of(x).v;
	return p[1];
}
