// verdict: SUCCESSFUL
// check: precondition
// why: the caller gives a divisor that is not zero
void __CPROVER_precondition(_Bool, const char *);
unsigned nondet_uint(void);
static unsigned ratio(unsigned a, unsigned b) {
	__CPROVER_precondition(b != 0, "the divisor is not zero");
	return b ? a / b : 0;
}
int main(void) {
	return ratio(9, nondet_uint() | 1);
}
