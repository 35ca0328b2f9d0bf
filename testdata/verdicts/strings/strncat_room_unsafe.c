// verdict: FAILED
// property: pointer_dereference line 8
// why: the size is that of the array, not of the rest
#include <string.h>
int main(void) {
	char buf[8] = "abcd";
	const char *tail = "efgh";
	strncat(buf, tail, sizeof buf);
	return buf[6];
}
