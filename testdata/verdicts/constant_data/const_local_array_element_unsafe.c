// verdict: FAILED
// property: pointer_dereference line 9
// why: an element at an index that is an input is written through a cast
unsigned nondet_uint(void);
int main(void) {
	const int table[4] = {1, 2, 3, nondet_uint() % 10};
	unsigned i = nondet_uint();
	if (i < 4)
		((int *)table)[i] = 0;
	return 0;
}
