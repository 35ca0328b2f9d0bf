// verdict: FAILED
// property: unwind line 8
// flags: --unwind=6
// why: six rounds need a bound of seven
unsigned nondet_uint(void);
int main(void) {
	unsigned n = 0;
	while (n < 6)
		n++;
	return n;
}
