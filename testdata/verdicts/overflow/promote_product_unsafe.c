// verdict: FAILED
// property: overflow line 8
// check: signed-overflow
// why: unsigned short becomes int, and the product does not fit
unsigned short nondet_ushort(void);
int main(void) {
	unsigned short a = nondet_ushort(), b = nondet_ushort();
	unsigned p = a * b;
	return p == 1;
}
