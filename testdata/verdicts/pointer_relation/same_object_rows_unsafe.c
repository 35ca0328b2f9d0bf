// verdict: FAILED
// property: same_object line 10
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: The rows are arrays of their own.
int nondet_int(void);
int main(void) {
	static int m0[4], m1[4];
	int *rows[2] = {m0, m1}, i = nondet_int() & 1;
	return (int)(rows[i] - rows[0]);
}
