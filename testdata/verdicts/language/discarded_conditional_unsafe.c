// verdict: FAILED
// property: pointer_dereference line 8
// why: one arm of a conditional expression
struct s { int v; };
int nondet_int(void);
int main(void) {
	struct s one = {1}, *p = &one, *q = 0;
	nondet_int() ? *p : *q;
	return 0;
}
