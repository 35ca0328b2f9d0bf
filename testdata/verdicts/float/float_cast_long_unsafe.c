// verdict: FAILED
// property: overflow line 11
// check: float-cast
// flags: --float-overflow-check
// why: two to the 63 is no long
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!(x >= 0 && x <= 9223372036854775808.0))
		return 0;
	long n = x;
	return n > 5;
}
