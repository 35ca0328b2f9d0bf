// verdict: SUCCESSFUL
// why: what strftime writes is a text of the length that it returns
#include <assert.h>
#include <string.h>
#include <time.h>
int main(void) {
	time_t t = 1000000;
	struct tm *c = gmtime(&t);
	if (!c)
		return 1;
	char text[12];
	size_t n = strftime(text, sizeof text, "%H:%M:%S", c);
	if (n)
		assert(strlen(text) == n && n < sizeof text);
	return 0;
}
