// verdict: SUCCESSFUL
// why: getc of old headers calls _IO_getc, which gives a character or EOF; it was taken to give any number.
#include <assert.h>
#include <stdio.h>
int _IO_getc(FILE *file);
int main(void) {
	static int seen[257];
	int c = _IO_getc(stdin);
	seen[c + 1]++;
	assert(c >= EOF && c < 256);
	return 0;
}
