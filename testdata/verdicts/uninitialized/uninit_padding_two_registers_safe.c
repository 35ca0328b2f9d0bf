// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: padding in structures of 12 to 16 bytes that are returned and passed on
struct item { char kind; int weight, price; };
struct wide { char kind; double weight; };
struct odd { int count; char name[7]; short last; };
static struct item make(int w) {
	struct item i;
	i.kind = 'a';
	i.weight = w;
	i.price = 3;
	return i;
}
static struct wide widen(struct item i) {
	struct wide w;
	w.kind = i.kind;
	w.weight = i.weight;
	return w;
}
static int add(struct wide w, struct item i) { return (int)w.weight + i.price; }
static struct odd odd(void) {
	struct odd o;
	o.count = 1;
	for (int i = 0; i < 7; i++)
		o.name[i] = 'x';
	o.last = 2;
	return o;
}
int main(void) {
	struct item i = make(2), k = i;
	struct odd o = odd();
	return add(widen(make(4)), k) + o.last + o.name[6] - 7 - 2 - 'x';
}
