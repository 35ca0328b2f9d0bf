// verdict: SUCCESSFUL
// why: the text of a known time is known
#include <assert.h>
#include <string.h>
#include <time.h>
int main(void) {
	struct tm t = {0};
	t.tm_year = 124;
	t.tm_mon = 1;
	t.tm_mday = 9;
	t.tm_hour = 7;
	t.tm_min = 5;
	t.tm_sec = 3;
	t.tm_wday = 5;
	t.tm_yday = 39;
	char b[32];
	size_t n = strftime(b, 32, "%Y-%m-%dT%H:%M:%S", &t);
	assert(n == 19);
	assert(!strcmp(b, "2024-02-09T07:05:03"));
	return 0;
}
