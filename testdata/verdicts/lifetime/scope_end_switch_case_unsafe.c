// verdict: FAILED
// property: pointer_dereference line 17
// check: use-after-scope
// why: the pointer to the case's variable is used after the switch
unsigned nondet_uint(void);
int main(void) {
	int zero = 0, *p = &zero, r = 0;
	switch (nondet_uint() % 3) {
	case 1: {
		int x = 4;
		p = &x;
		break;
	}
	default:
		r = 1;
	}
	return r + *p;
}
