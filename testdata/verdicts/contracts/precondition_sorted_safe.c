// verdict: SUCCESSFUL
// check: precondition
// why: the pair is put in order
void __CPROVER_precondition(_Bool, const char *);
int nondet_int(void);
static int gap(int lo, int hi) {
	__CPROVER_precondition(lo <= hi, "in order");
	return lo < hi;
}
int main(void) {
	int a = nondet_int(), b = nondet_int();
	return a < b ? gap(a, b) : gap(b, a);
}
