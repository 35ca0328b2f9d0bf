// verdict: SUCCESSFUL
// check: zero-bits
// why: different words differ in a bit
unsigned long long nondet_ulonglong(void);
int main(void) {
	unsigned long long a = nondet_ulonglong(), b = nondet_ulonglong();
	if (a == b)
		return 0;
	return __builtin_clzll(a ^ b);
}
