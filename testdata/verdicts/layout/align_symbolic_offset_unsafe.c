// verdict: FAILED
// property: alignment line 10
// flags: --alignment-check
// why: the offset may be odd
unsigned nondet_uint(void);
int main(void) {
	short a[8] = {0};
	unsigned i = nondet_uint() % 7;
	char *p = (char *)a;
	return *(short *)(p + i);
}
