// verdict: SUCCESSFUL
// flags: --function next
// why: of a stream that is given nothing is known before it is read
#include <assert.h>
#include <stdio.h>
int next(FILE *f) {
	if (!f)
		return -1;
	int c = getc(f);
	assert(-1 <= c && c <= 255);
	if (c == EOF)
		assert(feof(f) || ferror(f));
	return c;
}
