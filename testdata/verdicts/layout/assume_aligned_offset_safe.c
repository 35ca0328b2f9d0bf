// verdict: SUCCESSFUL
// flags: --alignment-check
// why: the address is 4 behind a multiple of 16, as is stated
int main(void) {
	_Alignas(32) static char block[64];
	char *p = __builtin_assume_aligned(block + 20, 16, 4);
	return *p;
}
