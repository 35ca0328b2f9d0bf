// verdict: FAILED
// property: overflow line 11
// check: float-cast
// flags: --float-overflow-check
// why: 128 is no signed char
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!(x >= 0 && x <= 128))
		return 0;
	signed char c = x;
	return c;
}
