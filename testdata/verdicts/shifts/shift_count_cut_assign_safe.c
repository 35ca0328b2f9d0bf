// verdict: SUCCESSFUL
// why: >>= of a short by a long that is masked
long nondet_long(void);
int main(void) {
	short s = 300;
	long n = nondet_long();
	s >>= n & 15;
	return s;
}
