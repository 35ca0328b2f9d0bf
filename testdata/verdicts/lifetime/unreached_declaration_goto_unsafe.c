// verdict: FAILED
// property: pointer_dereference line 17
// check: use-after-scope
// why: a goto over everything that leads to the declaration does not make the variable outlive its block
struct item {
	int key, value;
};
int main(void) {
	struct item *last;
	goto fill;
	{
		struct item tmp;
	fill:
		tmp.key = 1;
		last = &tmp;
	}
	return last->key;
}
