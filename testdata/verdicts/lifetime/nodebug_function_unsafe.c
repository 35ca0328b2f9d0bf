// verdict: FAILED
// property: pointer_dereference line 18
// check: use-after-scope
// why: a function without debug information has blocks all the same, and a goto may jump over a declaration in them
int nondet_int(void);
#define HIDDEN __attribute__((__nodebug__))
HIDDEN static int work(void) {
	int *p = 0;
	{
		if (nondet_int())
			goto in;
		int x;
	in:
		x = 1;
		p = &x;
	}
	/* x is gone */
	return *p;
}
int main(void) {
	return work();
}
