// verdict: FAILED
// property: overflow line 11
// check: float-cast
// flags: --float-overflow-check
// why: a NaN passes a test of its bounds that is written the wrong way round
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (x < -5 || x > 5)
		return 0;
	return (int)x;
}
