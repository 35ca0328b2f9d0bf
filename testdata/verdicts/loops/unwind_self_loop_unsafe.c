// verdict: FAILED
// property: assertion line 11
// flags: --unwind=3
// why: a loop that hangs for 3 does not keep 4 from failing
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x == 3)
		for (;;)
			;
	__CPROVER_assert(x != 4, "4 does not hang");
	return 0;
}
