// verdict: FAILED
// property: uninitialized line 14
// flags: --uninitialized-check
// why: the second of two registers holds a member that is not set
struct item { char kind; int weight, price; };
static struct item make(int w) {
	struct item i;
	i.kind = 'a';
	i.weight = w;
	return i;
}
int main(void) {
	struct item i = make(2);
	return i.price;
}
