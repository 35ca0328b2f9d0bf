// verdict: FAILED
// property: array_bounds line 8
// why: a column outside the row, inside the array
unsigned nondet_uint(void);
int t[3][4];
int main(void) {
	unsigned i = nondet_uint();
	return t[i % 3][i % 5];
}
