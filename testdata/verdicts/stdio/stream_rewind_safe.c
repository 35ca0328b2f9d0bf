// verdict: SUCCESSFUL
// why: rewind and a new file clear both indicators
#include <assert.h>
#include <stdio.h>
int main(void) {
	FILE *f = fopen("name", "r");
	if (!f)
		return 1;
	while (fgetc(f) != EOF)
		;
	rewind(f);
	assert(!feof(f) && !ferror(f));
	while (fgetc(f) != EOF)
		;
	f = freopen("other", "r", f);
	if (!f)
		return 1;
	assert(!feof(f) && !ferror(f));
	return fclose(f) != 0;
}
