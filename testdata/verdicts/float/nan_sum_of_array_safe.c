// verdict: SUCCESSFUL
// check: nan
// flags: --nan-check
// why: the sum of infinities of one sign is infinite
double nondet_double(void);
int main(void) {
	double a[2], sum = 0;
	for (int i = 0; i < 2; i++) {
		a[i] = nondet_double();
		if (a[i] != a[i])
			return 0;
		if (a[i] < 0)
			return 0;
	}
	for (int i = 0; i < 2; i++)
		sum += a[i];
	return sum > 1;
}
