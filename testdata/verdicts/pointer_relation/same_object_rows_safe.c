// verdict: SUCCESSFUL
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: The rows are parts of one array.
int nondet_int(void);
int main(void) {
	static int m[2][4];
	int *rows[2] = {m[0], m[1]}, i = nondet_int() & 1;
	return (int)(rows[i] - rows[0]);
}
