// verdict: FAILED
// property: alignment line 8
// flags: --alignment-check
// why: a member of a structure that is laid over bytes
struct point { int x, y; };
_Alignas(8) static char a[16];
int main(void) {
	return ((struct point *)&a[2])->y;
}
