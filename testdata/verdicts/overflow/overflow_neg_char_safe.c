// verdict: SUCCESSFUL
// check: integer-negation
// why: A char is negated as an int, where its least value has an opposite.
signed char nondet_schar(void);
int main(void) {
	signed char c = nondet_schar();
	int n = -c;
	return n == 128;
}
