// verdict: FAILED
// property: undefined_shift line 7
// why: a shift to the left by 2^32, which the sanitizer sees
int main(void) {
	unsigned x = 1;
	unsigned long n = 1UL << 32;
	return (int)(x << n);
}
