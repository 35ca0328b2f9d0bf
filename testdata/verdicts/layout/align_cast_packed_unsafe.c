// verdict: FAILED
// property: alignment line 11
// flags: --alignment-check
// why: of three accesses in one line, the last is of a plain int
struct __attribute__((packed)) any { int x; };
typedef int __attribute__((aligned(1))) any_int;
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint() % 9;
	return ((struct any *)&a[i])->x + *(any_int *)&a[i] + *(int *)&a[i];
}
