// verdict: FAILED
// property: alignment line 10
// flags: --alignment-check
// why: clang takes the cast of &a[i] for an access of alignment 1, but C asks for that of an int
char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint();
	if (i > 12) return 0;
	return *(int *)&a[i];
}
