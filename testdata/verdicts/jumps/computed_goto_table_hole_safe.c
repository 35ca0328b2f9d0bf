// verdict: SUCCESSFUL
// check: invalid-jump
// why: every instruction has a label
int nondet_int(void);
int main(void) {
	static const void *const step[3] = {&&add, &&stop, &&add};
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
