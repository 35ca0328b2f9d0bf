// verdict: SUCCESSFUL
// why: the array of a round is used in it
int nondet_int(void);
int main(void) {
	int sum = 0, *last = 0;
	for (int n = 1; n < 4; n++) {
		int v[n];
		v[n - 1] = n;
		last = v;
		if (last)
			sum += last[ n - 1 ];
		last = v;
	}
	return sum;
}
