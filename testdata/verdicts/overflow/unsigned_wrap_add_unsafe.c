// verdict: FAILED
// property: overflow line 9
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the sum of two unknown numbers may wrap
unsigned nondet_uint(void);
int main(void) {
	unsigned a = nondet_uint(), b = nondet_uint();
	unsigned c = a / 2 + b;
	return c == 7;
}
