// verdict: FAILED
// property: assertion line 15
// why: base 0 reads prefixes, and the rest begins behind the number
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
int main(void) {
	char *end;
	assert(strtol("0x1fz", &end, 0) == 31 && *end == 'z');
	assert(strtol("  -077", NULL, 0) == -63 && strtoul("-1", NULL, 10) == ULONG_MAX);
	errno = 0;
	assert(strtol("99999999999999999999", &end, 10) == LONG_MAX && errno == ERANGE && *end == 0);
	assert(strtol("z", &end, 36) == 35 && strtol("09", &end, 0) == 0);
	assert(*end == '0');
	return 0;
}
