// verdict: SUCCESSFUL
// flags: --unwind=4
// why: the condition of the loop is the branch's
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	if (x == 3)
		while (x == 3) {
		}
	__CPROVER_assert(x != 3, "3 hangs");
	return 0;
}
