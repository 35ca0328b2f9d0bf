// verdict: SUCCESSFUL
// why: the loop ends where the end was met; no round does anything new
#include <stdio.h>
int main(void) {
	FILE *f = fopen("x", "r"); if (!f) return 1; int c; while (!feof(f)) { c = getc(f); if (c != EOF) putchar(c); } fclose(f); return 0; }
