// verdict: FAILED
// property: alignment line 7
// flags: --alignment-check
// why: __builtin_assume_aligned is told a wrong offset
int main(void) {
	_Alignas(32) static char block[64];
	char *p = __builtin_assume_aligned(block + 4, 16, 8);
	return *p;
}
