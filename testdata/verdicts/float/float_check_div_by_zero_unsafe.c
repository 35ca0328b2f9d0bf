// verdict: FAILED
// property: division_by_zero line 9
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: the divisor may be a zero of either sign
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	return x / y > 1;
}
