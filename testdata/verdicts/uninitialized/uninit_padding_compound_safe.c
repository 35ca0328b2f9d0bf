// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: structures that are passed on by several functions and a conditional expression
struct s { char a; short b; char c; };
int nondet_int(void);
static struct s id(struct s x) { return x; }
static struct s pick(struct s x, struct s y) { return nondet_int() ? id(x) : id(y); }
int main(void) {
	struct s x, y;
	x.a = y.a = 1;
	x.b = y.b = 2;
	x.c = y.c = 3;
	struct s z = pick(x, pick(y, x));
	return z.b - 2;
}
