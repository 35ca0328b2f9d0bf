// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: %ms, and %m[ allocate what they read; without memory, EOF is returned
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
	char *word = NULL, *rest = NULL, *two = NULL;
	if (sscanf("one;xyz", "%m[a-z];%m[x-z]", &word, &two) == 2) {
		assert(!strcmp(word, "one") && two[0] == 'x' && two[1] == 'y');
		free(word), free(two);
	} else
		free(word);
	word = NULL;
	if (scanf("%5ms", &word) == 1) {
		assert(strlen(word) <= 5 && word[0] != ' ');
		free(word);
	}
	assert(sscanf(" 7", "%*ms%ms", &rest) != 1 && !rest);
	return 0;
}
