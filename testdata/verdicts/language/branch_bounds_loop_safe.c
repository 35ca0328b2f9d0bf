// verdict: SUCCESSFUL
// why: a sum of squares, each between bounds
int nondet_int(void);
int main(void) {
	int sum = 0;
	for (int i = 0; i < 5; i++) {
		int x = nondet_int();
		if (x < -20000 || x > 20000)
			continue;
		sum += x * x;
	}
	return sum < 0;
}
