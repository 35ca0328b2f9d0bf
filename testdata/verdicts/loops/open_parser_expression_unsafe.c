// verdict: FAILED
// property: division_by_zero line 15
// check: bug behind an open loop
// why: division by a number that may be zero
int nondet_int(void);
static int look;
static void next(void) { look = nondet_int(); }
static int factor(void);
static int term(void) {
	int v = factor();
	while (look == '*' || look == '/') {
		int op = look;
		next();
		int w = factor();
		v = op == '*' ? (v & 255) * (w & 255) : (v & 255) / w;
	}
	return v;
}
static int factor(void) {
	if (look == '(') {
		next();
		int v = term();
		next();
		return v;
	}
	int v = look & 15;
	next();
	return v;
}
int main(void) {
	next();
	return term();
}
