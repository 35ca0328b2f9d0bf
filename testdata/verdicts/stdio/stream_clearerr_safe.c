// verdict: SUCCESSFUL
// why: clearerr clears both indicators of a stream, and of that stream only
#include <assert.h>
#include <stdio.h>
int main(void) {
	FILE *f = fopen("name", "r");
	if (!f)
		return 1;
	assert(!feof(f) && !ferror(f));
	int a = fgetc(f), b = getchar();
	if (a == EOF && b == EOF) {
		clearerr(f);
		assert(!feof(f) && !ferror(f));
		assert(feof(stdin) || ferror(stdin));
	}
	return fclose(f) != 0;
}
