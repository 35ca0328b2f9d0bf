// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the macro is used with multiples of four only
#define READ32(p) (*(const int *)(p))
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint() % 8;
	return READ32(&a[i / 4 * 4]) + READ32(a + 8);
}
