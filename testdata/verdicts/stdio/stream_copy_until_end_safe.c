// verdict: SUCCESSFUL
// why: no bound is needed: a round that goes on leaves the streams as they were, since nobody asks about errors of writing
#include <assert.h>
#include <stdio.h>
int main(void) {
	do {
		int c = getc(stdin);
		if (c != EOF) {
			assert(c >= 0 && c <= 255);
			putchar(c);
		}
	} while (!feof(stdin));
	return 0;
}
