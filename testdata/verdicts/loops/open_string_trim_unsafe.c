// verdict: FAILED
// property: array_bounds line 15
// check: bug behind an open loop
// why: trims an empty string
char nondet_char(void);
int main(void) {
	char text[64];
	int n = 0;
	while (n < 63) {
		char c = nondet_char();
		if (c == 0) break;
		text[n++] = c;
	}
	text[n] = 0;
	while (text[n - 1] == ' ')
		text[--n] = 0;
	return n;
}
