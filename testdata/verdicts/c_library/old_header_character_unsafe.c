// verdict: FAILED
// property: array_bounds line 10
// why: getc of old headers calls _IO_getc, which gives a character or EOF, which is no index.
#include <assert.h>
#include <stdio.h>
int _IO_getc(FILE *file);
int main(void) {
	static int seen[257];
	int c = _IO_getc(stdin);
	seen[c]++;
	return 0;
}
