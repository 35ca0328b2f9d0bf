// verdict: SUCCESSFUL
// why: the stream was opened
#include <stdio.h>
int main(void) {
	FILE *f = fopen("input", "r");
	if (!f) return 1;
	int c = fgetc(f); /**/
	fclose(f);
	return c;
}
