// verdict: FAILED
// property: pointer_dereference line 12
// check: precondition
// why: strtok has no string to go on with before a call gave it one (C11 7.24.5.8)
#include <string.h>
int nondet_int(void);
int main(void) {
	char line[] = "a b";
	if (nondet_int())
		strtok(line, " ");
	/* perhaps the first call */
	char *next = strtok(0, " ");
	return next != 0;
}
