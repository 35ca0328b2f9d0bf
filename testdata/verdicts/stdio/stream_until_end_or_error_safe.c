// verdict: SUCCESSFUL
// why: both indicators end the loop
#include <stdio.h>
int main(void) {
	FILE *f = fopen("x", "r"); if (!f) return 1; int c; do { c = fgetc(f); if (c == '\n') puts("line"); } while (!feof(f) && !ferror(f)); fclose(f); return 0; }
