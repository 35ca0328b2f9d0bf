// verdict: FAILED
// property: undefined_shift line 7
// why: a 128-bit count of 2^64 and a 64-bit value
int main(void) {
	unsigned long x = 5;
	__int128 n = (__int128)1 << 64;
	x >>= n;
	return (int)x;
}
