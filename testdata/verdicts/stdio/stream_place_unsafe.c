// verdict: FAILED
// property: pointer_dereference line 20
// why: the file may be empty: there is no last character in front of its end
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	FILE *f = fopen("file", "r");
	if (!f)
		return 1;
	if (fseek(f, 0, SEEK_END) != 0)
		return 2;
	long size = ftell(f);
	if (size < 0 || size > 16)
		return 3;
	rewind(f);
	char *text = malloc(size + 1);
	if (!text)
		return 4;
	size_t n = fread(text, 1, size, f);
	text[n - 1] = 0;
	free(text);
	fclose(f);
	return 0;
}
