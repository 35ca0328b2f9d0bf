// verdict: FAILED
// property: overflow line 12
// check: float-cast
// flags: --float-overflow-check
// why: a double may be beyond every int
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (!(x > 0))
		return 0;
	return (int)x;
}
