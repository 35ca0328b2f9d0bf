// verdict: SUCCESSFUL
// check: invalid-free
// why: only a copy is freed
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	char *s = "default";
	if (nondet_int()) {
		s = malloc(2);
		if (!s)
			return 0;
	}
	if (s[0] != 'd')
		return 0;
	return 0;
	return 0;
}
