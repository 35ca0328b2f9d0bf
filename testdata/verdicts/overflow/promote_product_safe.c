// verdict: SUCCESSFUL
// why: the product is computed unsigned
unsigned short nondet_ushort(void);
int main(void) {
	unsigned short a = nondet_ushort(), b = nondet_ushort();
	unsigned p = (unsigned)a * b;
	return p == 1;
}
