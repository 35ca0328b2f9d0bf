// verdict: FAILED
// property: assertion line 11
// why: ftell fails for what is no file, whatever fseek said
#include <assert.h>
#include <stdio.h>
int main(void) {
	FILE *f = fopen("file", "r+");
	if (!f || fseek(f, 3, SEEK_SET) != 0)
		return 1;
	long at = ftell(f);
	assert(at == 3);
	return 0;
}
