// verdict: FAILED
// property: pointer_dereference line 8
// why: fopen may fail
#include <stdio.h>
int main(void) {
	FILE *f = fopen("input", "r");
	;
	int c = fgetc(f);
	fclose(f);
	return c;
}
