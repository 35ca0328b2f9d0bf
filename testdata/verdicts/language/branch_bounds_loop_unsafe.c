// verdict: FAILED
// property: overflow line 12
// check: signed-overflow
// why: two squares may be too many
int nondet_int(void);
int main(void) {
	int sum = 0;
	for (int i = 0; i < 3; i++) {
		int x = nondet_int();
		if (x < -40000 || x > 40000)
			continue;
		sum += x * x;
	}
	return sum < 0;
}
