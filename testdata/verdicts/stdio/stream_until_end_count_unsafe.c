// verdict: FAILED
// property: assertion line 7
// why: the fifth line is reached
#include <stdio.h>
#include <assert.h>
int main(void) {
	int lines = 0, c; while (!feof(stdin)) { c = getc(stdin); if (c == '\n' && lines < 5) lines++; } assert(lines < 5); return 0; }
