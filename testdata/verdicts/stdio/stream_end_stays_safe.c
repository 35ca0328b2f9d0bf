// verdict: SUCCESSFUL
// why: once the end is met, each reading function says so until the indicator is cleared
#include <assert.h>
#include <stdio.h>
int main(void) {
	char line[8];
	int n;
	while (getc(stdin) != EOF)
		;
	if (ferror(stdin))
		return 1;
	assert(feof(stdin));
	assert(fgetc(stdin) == EOF && !fgets(line, sizeof line, stdin) && fread(line, 1, 8, stdin) == 0);
	assert(scanf("%d", &n) == EOF);
	assert(feof(stdin) && !ferror(stdin));
	return 0;
}
