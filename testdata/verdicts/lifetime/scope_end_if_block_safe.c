// verdict: SUCCESSFUL
// check: use-after-scope
// why: both targets live as long as the pointer
int nondet_int(void);
int main(void) {
	int a = 1, *p = &a;
	int b = 2;
	if (nondet_int()) {
		p = &b;
	}
	*p = 3;
	return a;
}
