// verdict: INCONCLUSIVE
// why: after a character was read the place is one more, which is not followed
#include <assert.h>
#include <stdio.h>
int main(void) {
	FILE *f = fopen("file", "r");
	if (!f || fseek(f, 3, SEEK_SET) != 0 || fgetc(f) == EOF)
		return 1;
	long at = ftell(f);
	assert(at == 4 || at == -1);
	return 0;
}
