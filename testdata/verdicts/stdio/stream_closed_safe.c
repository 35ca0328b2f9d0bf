// verdict: SUCCESSFUL
// why: the stream is closed once
#include <stdio.h>
int main(void) {
	FILE *f = fopen("/dev/null", "w");
	if (!f)
		return 1;
	int bad = fputs("text", f) < 0;
	if (fclose(f))
		return 2;
	puts("done");
	return bad;
}
