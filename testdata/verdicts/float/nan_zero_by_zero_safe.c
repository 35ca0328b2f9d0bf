// verdict: SUCCESSFUL
// check: nan
// flags: --nan-check
// why: a quotient of which one part is never zero is a number
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (!(x >= 1 && x <= 9 && y >= 0 && y <= 9))
		return 0;
	return y / x > 1;
}
