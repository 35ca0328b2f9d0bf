// verdict: FAILED
// property: assertion line 16
// why: some time has this date
#include <assert.h>
#include <string.h>
#include <time.h>
int main(void) {
	time_t t = time(0);
	struct tm *c = gmtime(&t);
	if (!c)
		return 0;
	char b[12];
	size_t n = strftime(b, sizeof b, "%Y-%m-%d", c);
	assert(n == 10);
	assert(b[4] == '-');
	assert(strcmp(b, "2030-01-01"));
	return 0;
}
