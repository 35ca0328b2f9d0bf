// verdict: FAILED
// property: overflow line 11
// check: float-overflow
// flags: --float-overflow-check
// why: the double may be more than any float
double nondet_double(void);
int main(void) {
	double d = nondet_double();
	if (!(d > -1e30 && d < 1e40))
		return 0;
	float f = d * 2;
	return f > 1;
}
