// verdict: FAILED
// property: overflow line 11
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: count times size wraps
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	if (n > 0xffffffffu / 11)
		return 0;
	return n * 12 == 5;
}
