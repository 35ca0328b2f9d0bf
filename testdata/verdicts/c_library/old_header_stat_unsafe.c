// verdict: FAILED
// property: assertion line 11
// why: stat of old headers calls __xstat, which writes what it tells; it was taken to change nothing.
#include <assert.h>
#include <sys/stat.h>
int __xstat(int version, const char *path, struct stat *s);
int main(void) {
	struct stat s = {0};
	if (__xstat(1, "/", &s))
		return 0;
	assert(s.st_size == 0);
	return 0;
}
