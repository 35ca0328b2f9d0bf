// verdict: FAILED
// property: pointer_dereference line 8
// why: a discarded member of structure type behind null
struct inner { int v; };
struct outer { struct inner in; };
int main(void) {
	struct outer *s = 0;
	s->in;
	return 0;
}
