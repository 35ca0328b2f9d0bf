// verdict: FAILED
// property: uninitialized line 17
// check: uninitialized
// flags: --uninitialized-check
// why: a member that is not set is read from the result
struct pair { long a, b; };
int nondet_int(void);
static struct pair make(int both) {
	struct pair p;
	p.a = 1;
	if (both)
		p.b = 2;
	return p;
}
int main(void) {
	struct pair p = make(nondet_int()), q = p;
	return q.b == 2;
}
