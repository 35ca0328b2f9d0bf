// verdict: SUCCESSFUL
// check: zero-bits
// why: the loop ends with the last bit
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long set = nondet_ulong() & 7;
	int sum = 0;
	while (set) {
		sum += __builtin_ctzl(set);
		set &= set - 1;
	}
	return sum;
}
