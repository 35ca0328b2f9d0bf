// verdict: FAILED
// property: pointer_dereference line 20
// check: use-after-scope
// why: a variable without debug information ends with its block
int nondet_int(void);
int main(void) {
	int *p = 0;
	for (int i = 0; i < 2; i++) {
		if (nondet_int())
			goto in;
		int x __attribute__((nodebug));
	in:
		x = 1;
		if (i == 0)
			p = &x;
		else
			break;
	}
	/* x is gone */
	return *p;
}
