// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the type asks for multiples of two only
typedef int __attribute__((aligned(2))) half;
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	return *(half *)&a[nondet_uint() % 5 * 2];
}
