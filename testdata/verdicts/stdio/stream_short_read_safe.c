// verdict: SUCCESSFUL
// why: fread reads fewer elements only where the input ends or an error happens, and fgets a line without end only there
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	int v[4];
	char line[6];
	size_t n = fread(v, sizeof *v, 4, stdin);
	if (n < 4)
		assert(feof(stdin) || ferror(stdin));
	else
		assert(!feof(stdin) && !ferror(stdin));
	clearerr(stdin);
	if (fgets(line, sizeof line, stdin) && !memchr(line, '\n', 5) && !memchr(line, 0, 5))
		assert(!feof(stdin));
	return 0;
}
