// verdict: SUCCESSFUL
// why: both arms are there
struct s { int v; };
int nondet_int(void);
int main(void) {
	struct s one = {1}, two = {2}, *p = &one, *q = &two;
	nondet_int() ? *p : *q;
	(void)(nondet_int() ? p[0] : two);
	return 0;
}
