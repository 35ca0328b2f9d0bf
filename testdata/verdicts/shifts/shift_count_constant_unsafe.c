// verdict: FAILED
// property: undefined_shift line 7
// why: a constant count of 2^32, which clang makes 0
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	return x >> 4294967296LL;
}
