// verdict: SUCCESSFUL
// flags: --float-overflow-check
// why: the range is checked first
double nondet_double(void);
int main(void) {
	double d = nondet_double();
	if (!(d > -2147483649. && d < 2147483648.))
		return 0;
	return (int)d;
}
