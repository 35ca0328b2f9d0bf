// verdict: FAILED
// property: alignment line 8
// flags: --alignment-check
// why: a local array; the cast goes by a smaller type
unsigned nondet_uint(void);
int main(void) {
	_Alignas(8) unsigned char b[8] = {0};
	return (int)*(unsigned *)(short *)&b[nondet_uint() % 3];
}
