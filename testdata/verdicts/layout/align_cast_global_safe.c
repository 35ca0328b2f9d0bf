// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the index is a multiple of four, and the array is aligned for an int
_Alignas(int) char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint();
	if (i > 12) return 0;
	return *(int *)&a[i & ~3u];
}
