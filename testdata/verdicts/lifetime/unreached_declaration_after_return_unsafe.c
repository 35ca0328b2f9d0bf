// verdict: FAILED
// property: pointer_dereference line 21
// check: use-after-scope
// why: the buffer that the error path declares behind a return lives in the block of the loop
#include <string.h>
int nondet_int(void);
const char *why;
static int work(void) {
	for (int tries = 0; tries < 2; tries++) {
		if (nondet_int())
			goto failed;
		continue;
		char text[8];
	failed:
		strcpy(text, "failed");
		why = text;
	}
	return 0;
}
static char look(void) {
	return why ? *why : 0;
}
int main(void) {
	work();
	return look();
}
