// verdict: SUCCESSFUL
// flags: --alignment-check
// why: four bytes behind the start of an array of alignment 8
_Alignas(8) char a[16];
int main(void) {
	*(int *)&a[4] = 3;
	return a[1];
}
