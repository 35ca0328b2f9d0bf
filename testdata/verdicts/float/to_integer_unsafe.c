// verdict: FAILED
// property: overflow line 11
// check: float-overflow
// flags: --float-overflow-check
// why: the value may not fit
double nondet_double(void);
int main(void) {
	double d = nondet_double();
	if (!(d > -2147483649. && d < 2147483649.))
		return 0;
	return (int)d;
}
