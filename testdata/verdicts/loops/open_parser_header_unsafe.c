// verdict: FAILED
// property: pointer_dereference line 17
// check: bug behind an open loop
// why: the value's start is unset if there is no colon
char nondet_char(void);
int main(void) {
	char line[80], *value = 0;
	int n = 0;
	for (; n < 79; n++) {
		line[n] = nondet_char();
		if (line[n] == '\n')
			break;
		if (line[n] == ':' && !value)
			value = &line[n];
	}
	line[n] = 0;
	return *value == ':';
}
