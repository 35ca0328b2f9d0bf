// verdict: FAILED
// property: undefined_shift line 10
// flags: -m32
// why: a count of long long on a machine of 32 bits
unsigned long long nondet_ulonglong(void);
int main(void) {
	unsigned long long n = nondet_ulonglong();
	if ((unsigned)n >= 32)
		return 0;
	unsigned long x = 0xff00UL >> n;
	return x > 0xff00;
}
