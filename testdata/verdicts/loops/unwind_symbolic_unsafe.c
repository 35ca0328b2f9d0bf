// verdict: FAILED
// property: unwind line 8
// flags: --unwind=6
// why: up to six rounds
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() % 7, s = 0;
	for (unsigned i = 0; i < n; i++)
		s += i;
	return s;
}
