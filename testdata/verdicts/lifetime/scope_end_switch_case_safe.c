// verdict: SUCCESSFUL
// check: use-after-scope
// why: the value is read inside the case
unsigned nondet_uint(void);
int main(void) {
	int zero = 0, *p = &zero, r = 0;
	switch (nondet_uint() % 3) {
	case 1: {
		int x = 4;
		p = &x;
		r = *p;
		p = &zero;
		break;
	}
	default:
		r = 1;
	}
	return r + *p;
}
