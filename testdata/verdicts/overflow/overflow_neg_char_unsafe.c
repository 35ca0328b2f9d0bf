// verdict: FAILED
// property: overflow line 10
// check: integer-negation
// why: Negated again after a shift to the top, the least value has no opposite.
signed char nondet_schar(void);
int main(void) {
	signed char c = nondet_schar();
	int top = c * 0x1000000;
	if (c == 0) return 0;
	return -top > 5;
}
