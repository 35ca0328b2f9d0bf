// verdict: FAILED
// property: pointer_dereference line 17
// check: use-after-scope
// why: the variable of a for statement that is entered by a goto ends with the statement
int nondet_int(void);
int main(void) {
	int n = nondet_int(), *p = &n;
	if (n < 0 || n > 3)
		return 0;
	goto in;
	for (int i = 0; i < 3; i++) {
	in:
		i = n;
		p = &i;
	}
	/* of the loop that is over */
	return *p;
}
