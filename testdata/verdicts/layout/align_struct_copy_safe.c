// verdict: SUCCESSFUL
// flags: --alignment-check
// why: a structure of characters may stand anywhere; one of ints is assigned from a multiple of four
struct name { char c[8]; };
struct point { int x, y; };
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	unsigned i = nondet_uint() % 9;
	struct name n = *(struct name *)(a + i);
	struct point p = *(struct point *)(a + i / 4 * 4);
	return p.x + n.c[0];
}
