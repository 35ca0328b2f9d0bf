// verdict: FAILED
// property: pointer_dereference line 8
// check: const-write
// why: the default settings are changed in place
struct set { int a, b; };
static const struct set defaults = {1, 2};
static void change(struct set *s) {
	s->b = 3;
}
int main(void) {
	struct set own = defaults;
	change((struct set *)&defaults);
	return own.a;
}
