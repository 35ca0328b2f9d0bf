// verdict: FAILED
// property: uninitialized line 12
// flags: --uninitialized-check
// why: only one branch writes the variable
int nondet_int(void);
int main(void) {
	int x;
	if (nondet_int())
		x = 1;
	else
		;
	return x;
}
