// verdict: SUCCESSFUL
// flags: --alignment-check
// why: a packed structure may stand anywhere, and so may a type that says so; the same int beside them is read where it is aligned
struct __attribute__((packed)) any { int x; };
typedef int __attribute__((aligned(1))) any_int;
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint() % 9;
	return ((struct any *)&a[i])->x + *(any_int *)&a[i] + *(int *)&a[4];
}
