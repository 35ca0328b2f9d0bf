// verdict: SUCCESSFUL
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: the product is not too small to be a float
float nondet_float(void);
int main(void) {
	float x = nondet_float();
	if (!(x > 1e-15f && x < 1))
		return 0;
	return 1 / (x * x) > 3;
}
