// verdict: FAILED
// property: division_by_zero line 11
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: equal numbers have no difference
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (!(x >= 0 && x < 100 && y >= 0 && y < 100))
		return 0;
	return 1 / (x - y) > 0;
}
