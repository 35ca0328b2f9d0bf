// verdict: SUCCESSFUL
// why: the character that was pushed back is the first that getc, fgets, fread and scanf read
#include <assert.h>
#include <stdio.h>
int main(void) {
	char text[4], c;
	assert(ungetc('a', stdin) == 'a');
	if (fgets(text, sizeof text, stdin))
		assert(text[0] == 'a');
	clearerr(stdin);
	ungetc(0xfe, stdin);
	assert(getchar() == 0xfe);
	ungetc('b', stdin);
	assert(fread(&c, 1, 1, stdin) == 1 && c == 'b');
	ungetc('c', stdin);
	assert(scanf("%c", &c) == 1 && c == 'c');
	assert(ungetc(EOF, stdin) == EOF);
	return 0;
}
