// verdict: FAILED
// property: undefined_behavior line 11
// check: precondition
// why: __builtin_assume(0) on a path that is taken
int nondet_int(void);
int main(void) {
	switch (nondet_int() & 3) {
	case 0: return 0;
	case 1: return 1;
	case 2: return 2;
	default: __builtin_assume(0);
	}
	return 3;
}
