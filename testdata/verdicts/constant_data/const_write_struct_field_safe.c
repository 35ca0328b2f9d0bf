// verdict: SUCCESSFUL
// check: const-write
// why: the default settings are copied
struct set { int a, b; };
static const struct set defaults = {1, 2};
static void change(struct set *s) {
	s->b = 3;
}
int main(void) {
	struct set own = defaults;
	change(&own);
	return own.a;
}
