// verdict: SUCCESSFUL
// why: row and column are inside
unsigned nondet_uint(void);
int t[3][4];
int main(void) {
	unsigned i = nondet_uint();
	return t[i % 3][i % 4];
}
