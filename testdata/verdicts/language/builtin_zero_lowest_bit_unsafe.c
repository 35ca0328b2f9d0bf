// verdict: FAILED
// property: undefined_behavior line 10
// check: zero-bits
// why: the loop goes on after the last bit
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long set = nondet_ulong() & 7;
	int sum = 0;
	do {
		sum += __builtin_ctzl(set);
		set &= set - 1;
	} while (sum < 9);
	return sum;
}
