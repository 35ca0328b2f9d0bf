// verdict: SUCCESSFUL
// check: float-cast
// flags: --float-overflow-check
// why: a number in the range of int
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!(x >= -5 && x <= 5))
		return 0;
	return (int)x;
}
