// verdict: FAILED
// property: alignment line 7
// flags: --alignment-check
// why: the address is a constant expression, one byte behind the start of an array of alignment 8
_Alignas(8) char a[16];
int main(void) {
	*(int *)&a[1] = 3;
	return 0;
}
