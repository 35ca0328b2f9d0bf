// verdict: SUCCESSFUL
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the sum of halves fits
unsigned nondet_uint(void);
int main(void) {
	unsigned a = nondet_uint(), b = nondet_uint();
	unsigned c = a / 2 + b / 2;
	return c == 7;
}
