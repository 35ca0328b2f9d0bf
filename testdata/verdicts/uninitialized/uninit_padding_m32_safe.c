// verdict: SUCCESSFUL
// flags: --uninitialized-check -m32
// why: padding in a structure that is returned on a machine of 32 bits
struct item { char kind; short weight; char last; };
static struct item make(void) {
	struct item i;
	i.kind = 'a';
	i.weight = 2;
	i.last = 0;
	return i;
}
static int weigh(struct item i) { return i.weight; }
int main(void) {
	struct item i = make();
	return weigh(i) - 2;
}
