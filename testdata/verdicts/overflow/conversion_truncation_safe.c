// verdict: SUCCESSFUL
// flags: --conversion-check
// why: 255 does
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() % 256;
	unsigned char c = n;
	return c;
}
