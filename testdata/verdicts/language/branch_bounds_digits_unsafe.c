// verdict: FAILED
// property: overflow line 12
// check: signed-overflow
// why: ten digits may be too many
int nondet_int(void);
int main(void) {
	int n = 0;
	for (int i = 0; i < 10; i++) {
		int c = nondet_int();
		if (c < '0' || c > '9')
			break;
		n = n * 10 + (c - '0');
	}
	return n == 5;
}
