// verdict: FAILED
// property: pointer_dereference line 9
// why: the array is smaller than the size that is told, and than the text
#include <time.h>
int main(void) {
	struct tm t = {0};
	char b[3];
	t.tm_mday = 1;
	strftime(b, 10, "%d%m", &t);
	return 0;
}
