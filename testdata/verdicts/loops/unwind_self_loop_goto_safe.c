// verdict: SUCCESSFUL
// flags: --unwind=1
// why: the same as a jump to itself, with one round
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x > 10) {
	hang:
		goto hang;
	}
	__CPROVER_assert(x <= 10, "more hangs");
	return 0;
}
