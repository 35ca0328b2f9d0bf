// verdict: FAILED
// property: alignment line 10
// flags: --alignment-check
// why: the cast stands in a macro
#define READ32(p) (*(const int *)(p))
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint() % 8;
	return READ32(&a[i]);
}
