// verdict: SUCCESSFUL
// why: two characters make a number of two digits, or one with a sign; a word has no blanks, and a set's characters are from it
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	int n;
	char word[8], name[6];
	if (scanf("%2d%7s", &n, word) != 2 || scanf("%5[a-c]", name) != 1)
		return 0;
	assert(-9 <= n && n <= 99);
	assert(!strchr(word, ' ') && !strchr(word, '\n'));
	assert('a' <= name[0] && name[0] <= 'c');
	return 0;
}
