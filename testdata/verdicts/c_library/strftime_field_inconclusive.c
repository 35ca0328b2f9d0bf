// verdict: INCONCLUSIVE
// why: the name of month 12 is anything
#include <assert.h>
#include <time.h>
int main(void) {
	struct tm t = {0};
	t.tm_mon = 12;
	char b[12];
	assert(strftime(b, 12, "%b", &t) == 3);
	return 0;
}
