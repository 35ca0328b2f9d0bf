// verdict: SUCCESSFUL
// flags: --unwind=2
// why: a function that stops the machine
unsigned nondet_uint(void);
static void halt(void) {
	while (1) {
	}
}
int main(void) {
	unsigned x = nondet_uint();
	if (x >= 4)
		halt();
	int a[4] = {0};
	return a[x];
}
