// verdict: SUCCESSFUL
// flags: --alignment-check
// why: 0 and 4 are the only offsets
unsigned nondet_uint(void);
int main(void) {
	_Alignas(8) unsigned char b[8] = {0};
	return (int)*(unsigned *)(short *)&b[nondet_uint() % 2 * 4];
}
