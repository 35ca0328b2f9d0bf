// verdict: FAILED
// property: undefined_behavior line 13
// check: invalid-jump
// why: the table has no label for one instruction
int nondet_int(void);
int main(void) {
	static const void *const step[3] = {&&add, &&stop};
	int n = 0;
	for (int rounds = 0; rounds < 3; rounds++) {
		int op = nondet_int();
		if (op < 0 || op > 2)
			return 0;
		goto *step[op];
	add:
		n++;
	}
stop:
	return n;
}
