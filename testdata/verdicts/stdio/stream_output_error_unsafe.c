// verdict: FAILED
// property: assertion line 7
// why: a write to stdout may fail
#include <stdio.h>
#include <assert.h>
int main(void) {
	int bad = 0; int c; while ((c = getchar()) != EOF) { if (putchar(c) == EOF) bad = 1; } assert(!ferror(stdout)); return bad; }
