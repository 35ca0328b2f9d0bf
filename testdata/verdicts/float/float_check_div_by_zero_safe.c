// verdict: SUCCESSFUL
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: zeros of either sign are left out
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	return y != 0 && x / y > 1;
}
