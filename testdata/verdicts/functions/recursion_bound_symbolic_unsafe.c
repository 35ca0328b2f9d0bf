// verdict: FAILED
// property: recursion line 8
// check: recursion
// flags: --unwind=5
// why: up to seven calls
unsigned nondet_uint(void);
static unsigned sum(unsigned n) {
	return n ? n + sum(n - 1) : 0;
}
int main(void) {
	return sum(nondet_uint() % 8);
}
