// verdict: FAILED
// property: overflow line 9
// check: bug behind an open loop
// why: the number overflows after ten digits
int nondet_int(void);
int main(void) {
	int n = 0, c;
	while ((c = nondet_int()) >= '0' && c <= '9')
		n = n * 10 + (c - '0');
	return n == 5;
}
