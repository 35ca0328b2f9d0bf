// verdict: SUCCESSFUL
// check: integer-negation
// why: the elements are small
int nondet_int(void);
int main(void) {
	int a[3], s = 0;
	for (int i = 0; i < 3; i++) {
		a[i] = nondet_int() % 1000;
		int m = a[i] < 0 ? -a[i] : a[i];
		s ^= m;
	}
	return s < 0;
}
