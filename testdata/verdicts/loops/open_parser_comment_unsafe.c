// verdict: FAILED
// property: array_bounds line 15
// check: bug behind an open loop
// why: a comment that is not closed lets the parser run off the end
char nondet_char(void);
int main(void) {
	char s[12];
	int n = 0, i = 0;
	while (n < 11 && (s[n] = nondet_char()) != 0)
		n++;
	s[n] = 0;
	while (s[i]) {
		if (s[i] == '/' && s[i + 1] == '*') {
			i += 2;
			while (!(s[i] == '*' && s[i + 1] == '/') && i < 13)
				i++;
		}
		i++;
		if (i > n) break;
	}
	return 0;
}
