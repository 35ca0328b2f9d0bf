// verdict: FAILED
// property: nan line 10
// flags: --nan-check
// why: the difference of two infinities is not a number
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (x != x || y != y)
		return 0;
	return x - y > 1;
}
