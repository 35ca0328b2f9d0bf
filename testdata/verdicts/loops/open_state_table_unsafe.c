// verdict: FAILED
// property: array_bounds line 12
// check: bug behind an open loop
// why: the table of transitions has a state that has no row
int nondet_int(void);
static const unsigned char next[3][2] = {{1, 0}, {2, 0}, {3, 1}};
static const int output[3] = {1, 2, 3};
int main(void) {
	unsigned s = 0, n = 0;
	long sum = 0;
	while (n < 100000) {
		sum = (sum + output[s]) & 0xffff;
		s = next[s][nondet_int() != 0];
		n++;
	}
	return (int)sum;
}
