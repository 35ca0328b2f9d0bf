// verdict: FAILED
// property: assertion line 10
// why: the character was pushed back to another stream
#include <assert.h>
#include <stdio.h>
int main(void) {
	FILE *f = fopen("name", "r");
	if (!f)
		return 1;
	ungetc('x', f), assert(getchar() == 'x');
	return fclose(f) != 0;
}
