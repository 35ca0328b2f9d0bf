// verdict: FAILED
// property: pointer_dereference line 12
// why: the array of the round before is gone
int nondet_int(void);
int main(void) {
	int sum = 0, *last = 0;
	for (int n = 1; n < 4; n++) {
		int v[n];
		v[n - 1] = n;

		if (last)
			sum += last[ 0 ];
		last = v;
	}
	return sum;
}
