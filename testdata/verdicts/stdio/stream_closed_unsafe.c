// verdict: FAILED
// property: pointer_dereference line 12
// why: a stream that is closed is used again
#include <stdio.h>
int main(void) {
	FILE *f = fopen("/dev/null", "w");
	if (!f)
		return 1;
	int bad = fputs("text", f) < 0;
	if (fclose(f))
		return 2;
	fputs("more", f);
	return bad;
}
