// verdict: FAILED
// property: alignment line 9
// flags: --alignment-check
// why: a structure is assigned as a whole from a place that is not aligned for it
struct point { int x, y; };
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	struct point p = *(struct point *)(a + nondet_uint() % 9);
	return p.x;
}
