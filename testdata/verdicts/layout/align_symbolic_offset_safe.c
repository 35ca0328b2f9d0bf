// verdict: SUCCESSFUL
// flags: --alignment-check
// why: twice a number is even
unsigned nondet_uint(void);
int main(void) {
	short a[8] = {0};
	unsigned i = nondet_uint() % 7;
	char *p = (char *)a;
	return *(short *)(p + 2 * i);
}
