// verdict: FAILED
// property: free line 14
// check: invalid-free
// why: the default text is no heap block
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	char *s = "default";
	if (nondet_int()) {
		s = malloc(2);
		if (!s)
			return 0;
	}
	free(s);
	return 0;
}
