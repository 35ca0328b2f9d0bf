// verdict: SUCCESSFUL
// flags: --unwind=3
// why: a loop that changes nothing and never ends is no question of bounds
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x == 3)
		for (;;)
			;
	__CPROVER_assert(x != 3, "3 hangs");
	return 0;
}
