// verdict: SUCCESSFUL
// check: float-overflow
// flags: --float-overflow-check
// why: the double fits a float
double nondet_double(void);
int main(void) {
	double d = nondet_double();
	if (!(d > -1e30 && d < 1e30))
		return 0;
	float f = d * 2;
	return f > 1;
}
