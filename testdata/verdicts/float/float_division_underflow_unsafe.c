// verdict: FAILED
// property: division_by_zero line 11
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: the product of small numbers is zero
float nondet_float(void);
int main(void) {
	float x = nondet_float();
	if (!(x > 1e-30f && x < 1))
		return 0;
	return 1 / (x * x) > 3;
}
