// verdict: FAILED
// property: array_bounds line 8
// why: an index of 5 in a table of 4
unsigned nondet_uint(void);
static const unsigned char t[4] = {1, 2, 3, 4};
int main(void) {
	unsigned i = nondet_uint();
	return t[i % 6];
}
