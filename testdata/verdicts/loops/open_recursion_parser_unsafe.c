// verdict: FAILED
// property: pointer_dereference line 18
// check: bug behind an open loop
// why: a sign without a number ends at a null pointer
char nondet_char(void);
static int zero;
static int *number(void) {
	char c = nondet_char();
	if (c == '-')
		return number();
	if (c >= '0' && c <= '9') {
		zero = c - '0';
		return &zero;
	}
	return 0;
}
int main(void) {
	return *number();
}
