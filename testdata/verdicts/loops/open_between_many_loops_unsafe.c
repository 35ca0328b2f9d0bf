// verdict: FAILED
// property: division_by_zero line 11
// check: bug behind an open loop
// why: the bug is behind the third of five loops
int nondet_int(void);
int main(void) {
	int a = 0, b = 1, c = 1;
	while (nondet_int()) a = (a + 1) & 7;
	while (nondet_int()) b = (b + a) & 7;
	do c = (c + b) & 7; while (nondet_int());
	a = 100 / c;
	while (nondet_int()) a = (a ^ c) & 15;
	while (nondet_int()) b = (b ^ a) & 15;
	return a + b;
}
