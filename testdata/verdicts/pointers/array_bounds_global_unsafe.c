// verdict: FAILED
// property: array_bounds line 8
// why: index 8 of an array of 8
unsigned nondet_uint(void);
int t[8];
int main(void) {
	unsigned i = nondet_uint();
	return t[i % 9];
}
