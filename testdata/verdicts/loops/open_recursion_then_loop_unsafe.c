// verdict: FAILED
// property: array_bounds line 12
// check: bug behind an open loop
// why: what a recursion of any depth counted is taken for an index
int nondet_int(void);
static unsigned depth(unsigned d) { return nondet_int() ? depth(d + 1) : d; }
int main(void) {
	int a[4] = {0};
	unsigned d = depth(0), n = 0;
	while (nondet_int())
		n++;
	a[d] = (int)n;
	return a[0];
}
