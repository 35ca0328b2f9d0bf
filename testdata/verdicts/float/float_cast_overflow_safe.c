// verdict: SUCCESSFUL
// check: float-cast
// flags: --float-overflow-check
// why: what is tested for being in the range of int is converted
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x > -2147483649.0 && x < 2147483648.0)
		return (int)x == 2147483647;
	return 0;
}
