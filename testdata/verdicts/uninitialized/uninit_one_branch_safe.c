// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: both branches write it
int nondet_int(void);
int main(void) {
	int x;
	if (nondet_int())
		x = 1;
	else
		x = 2;
	return x;
}
