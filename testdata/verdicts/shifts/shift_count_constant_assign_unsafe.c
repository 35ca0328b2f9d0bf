// verdict: FAILED
// property: undefined_shift line 7
// why: a constant count of 64 + 2^32 of a long is seen anyway, one of 2^64 + 1 is cut
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long x = nondet_ulong();
	x >>= ((__int128)1 << 64) + 1;
	return (int)x;
}
