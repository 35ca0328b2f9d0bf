// verdict: SUCCESSFUL
// flags: --nan-check
// why: differences of finite numbers are numbers
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (!(x > -1e308 && x < 1e308 && y > -1e308 && y < 1e308))
		return 0;
	return x - y > 1;
}
