// verdict: FAILED
// property: pointer_dereference line 18
// check: use-after-scope
// why: a variable declared before the first case lives in the block of the switch, which is left where it is used
int nondet_int(void);
int main(void) {
	int *p = 0;
	switch (nondet_int()) {
		int y;
	case 1:
		y = 3;
		p = &y;
		break;
	default:
		break;
	}
	if (p)
		*p = 4;
	return 0;
}
