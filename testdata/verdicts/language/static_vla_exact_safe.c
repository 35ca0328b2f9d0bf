// verdict: SUCCESSFUL
// why: as many elements as the size says, and more
static int last(unsigned long n, const int v[static n]) { return v[n - 1]; }
static int next(int n, int v[static n + 1]) { return v[n]; }
int nondet_int(void);
int main(void) {
	int four[4] = {0};
	int n = nondet_int();
	if (n < 1 || n > 3)
		return 0;
	return last(4, four) + last(3, four + 1) + next(n, four);
}
