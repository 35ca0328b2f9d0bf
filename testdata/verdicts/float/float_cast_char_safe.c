// verdict: SUCCESSFUL
// check: float-cast
// flags: --float-overflow-check
// why: the value fits a char
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!(x >= 0 && x < 128))
		return 0;
	signed char c = x;
	return c;
}
