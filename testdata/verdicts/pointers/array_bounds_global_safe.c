// verdict: SUCCESSFUL
// why: the index is 7 at most
unsigned nondet_uint(void);
int t[8];
int main(void) {
	unsigned i = nondet_uint();
	return t[i % 8];
}
