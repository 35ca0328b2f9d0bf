// verdict: FAILED
// property: alignment line 8
// flags: --alignment-check
// why: a structure is assigned as a whole to a place that is not aligned for it
struct point { int x, y, z; } origin;
_Alignas(8) static char a[16];
int main(void) {
	*(struct point *)&a[3] = origin;
	return 0;
}
