// verdict: SUCCESSFUL
// check: float-overflow
// flags: --float-overflow-check
// why: the divisor is not small
float nondet_float(void);
int main(void) {
	float x = nondet_float(), y = nondet_float();
	if (!(x > 0 && x < 1e10f && y > 1e-10f && y < 1))
		return 0;
	return x / y > 1;
}
