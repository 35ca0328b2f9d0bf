// verdict: FAILED
// property: undefined_behavior line 8
// check: precondition
// why: what __builtin_assume states may be false
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	__builtin_assume(n > 3);
	return 0;
}
