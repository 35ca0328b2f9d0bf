// verdict: FAILED
// property: pointer_dereference line 19
// check: bug behind an open loop
// why: the second field is missing if there is no separator
#include <string.h>
char nondet_char(void);
int main(void) {
	char line[32];
	int n = 0;
	while (n < 31 && (line[n] = nondet_char()) != 0)
		n++;
	line[n] = 0;
	char *p = line;
	while (*p && *p != '=')
		p++;
	if (p == line)
		return 0;
	*p++ = 0;
	return *p == 'x' && p[1];
}
