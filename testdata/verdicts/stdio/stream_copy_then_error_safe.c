// verdict: SUCCESSFUL
// why: what stdout's error indicator says changes nothing that the loop reads
#include <stdio.h>
int main(void) {
	int c; while ((c = getchar()) != EOF) putchar(c); if (ferror(stdin)) return 2; return 0; }
