// verdict: FAILED
// property: undefined_behavior line 10
// check: zero-bits
// why: equal words have no first difference
unsigned long long nondet_ulonglong(void);
int main(void) {
	unsigned long long a = nondet_ulonglong(), b = nondet_ulonglong();
	if (a > b)
		return 0;
	return __builtin_clzll(a ^ b);
}
