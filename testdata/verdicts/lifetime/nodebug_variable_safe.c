// verdict: SUCCESSFUL
// check: use-after-scope
// why: the variable without debug information is used in its block
int nondet_int(void);
int main(void) {
	int sum = 0;
	for (int i = 0; i < 2; i++) {
		if (nondet_int())
			goto in;
		int x __attribute__((nodebug));
	in:
		x = 1;
		int *p = &x;
		sum += *p;
	}
	return sum;
}
