// verdict: FAILED
// property: nan line 11
// check: nan
// flags: --nan-check
// why: zero divided by zero is not a number
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (!(x >= 0 && x <= 9 && y >= 0 && y <= 9))
		return 0;
	return y / x > 1;
}
