// verdict: FAILED
// property: pointer_dereference line 11
// why: the block is as long as the word and its end
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	char *word;
	if (sscanf("abc def", "%ms", &word) != 1)
		return 1;
	word[3] = 'x';
	word[4] = 0;
	free(word);
	return 0;
}
