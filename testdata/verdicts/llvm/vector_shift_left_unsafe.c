// verdict: FAILED
// property: undefined_shift line 9
// why: a scalar count is the count of every element, and these have 16 bits
typedef short v8 __attribute__((vector_size(16)));
short nondet_short(void);
int main(void) {
	v8 a = {1, 2, 3, 4};
	short n = nondet_short() & 16;
	a <<= n;
	return a[0];
}
