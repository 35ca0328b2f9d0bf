// verdict: FAILED
// property: assertion line 12
// check: bug behind an open loop
// why: a case that was thought impossible after any number of rounds
int nondet_int(void);
extern void __VERIFIER_error(void);
int main(void) {
	unsigned n = 0;
	while (nondet_int() != 0)
		n += 2;
	if (n % 4 == 2)
		__VERIFIER_error();
	return 0;
}
