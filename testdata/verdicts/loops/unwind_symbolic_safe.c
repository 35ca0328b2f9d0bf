// verdict: SUCCESSFUL
// flags: --unwind=6
// why: up to five rounds
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() % 6, s = 0;
	for (unsigned i = 0; i < n; i++)
		s += i;
	return s;
}
