// verdict: SUCCESSFUL
// why: no more is written than the text needs
#include <time.h>
int main(void) {
	struct tm t = {0};
	char b[5];
	t.tm_mday = 1;
	strftime(b, 10, "%d%m", &t);
	return 0;
}
