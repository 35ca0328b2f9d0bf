// verdict: SUCCESSFUL
// check: use-after-scope
// why: what the buffer holds is used before the block of the loop is left
#include <assert.h>
#include <string.h>
int nondet_int(void);
int main(void) {
	for (int tries = 0; tries < 2; tries++) {
		if (nondet_int())
			goto failed;
		continue;
		char text[8];
	failed:
		strcpy(text, "failed");
		const char *why = text;
		assert(*why == 'f');
	}
	return 0;
}
