// verdict: SUCCESSFUL
// why: a 128-bit count below the width of the 64-bit value
unsigned char nondet_uchar(void);
int main(void) {
	unsigned long x = 5;
	__int128 n = nondet_uchar() % 64;
	x >>= n;
	return (int)x > 5;
}
