// verdict: FAILED
// property: overflow line 10
// check: integer-negation
// why: INT_MIN may be among the elements
int nondet_int(void);
int main(void) {
	int a[3], s = 0;
	for (int i = 0; i < 3; i++) {
		a[i] = nondet_int();
		int m = a[i] < 0 ? -a[i] : a[i];
		s ^= m;
	}
	return s < 0;
}
