// verdict: FAILED
// property: assertion line 20
// check: bug behind an open loop
// why: a quote inside of quotes ends them, although it is escaped
#include <assert.h>
char nondet_char(void);
int main(void) {
	int quoted = 0, escaped = 0, wrong = 0;
	char c, last = 0;
	long n = 0;
	while ((c = nondet_char()) != 0) {
		n++;
		if (c == '"') {
			if (quoted && last == '\\')
				wrong = 1;
			quoted = !quoted;
		}
		last = c;
	}
	assert(!wrong || escaped);
	return 0;
}
