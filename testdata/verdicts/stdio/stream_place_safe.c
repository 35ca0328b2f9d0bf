// verdict: SUCCESSFUL
// why: ftell tells where fseek and rewind went, or fails, and tells the same as long as nothing is read or written
#include <assert.h>
#include <stdio.h>
int main(void) {
	FILE *f = fopen("file", "r");
	if (!f)
		return 1;
	long at = ftell(f);
	assert(at == 0 || at == -1);
	fgetc(f);
	if (fseek(f, 12, SEEK_SET) == 0 && fseek(f, -2, SEEK_CUR) == 0) {
		at = ftell(f);
		assert(at == 10 || at == -1);
	}
	if (fseek(f, 0, SEEK_END) == 0) {
		long size = ftell(f), again = ftell(f);
		assert(size >= -1);
		assert(size < 0 || again < 0 || size == again);
		if (size >= 0 && fseek(f, 0, SEEK_SET) == 0) {
			assert(fseek(f, -1, SEEK_SET) != 0);
			at = ftell(f);
			assert(at < 1);
		}
	}
	rewind(f);
	at = ftell(f);
	assert(at == 0 || at == -1);
	fclose(f);
	return 0;
}
