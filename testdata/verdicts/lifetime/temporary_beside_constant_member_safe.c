// verdict: SUCCESSFUL
// why: The structure has a name and lives on.
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
	struct pair kept = pair_of(x), *k = &kept; int *p = k->v;
	return p[1];
}
