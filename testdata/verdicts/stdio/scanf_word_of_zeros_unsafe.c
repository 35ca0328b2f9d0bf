// verdict: FAILED
// property: array_bounds line 9
// why: a byte 0 of the input is no blank and becomes a part of the word, so that its text may be empty
#include <stdio.h>
#include <string.h>
int main(void) {
	char word[8];
	if (scanf("%7s", word) == 1)
		word[strlen(word) - 1] = 0;
	return 0;
}
