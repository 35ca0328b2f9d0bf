// verdict: SUCCESSFUL
// why: strncat needs room for n characters and the end
#include <string.h>
int main(void) {
	char buf[8] = "abcd";
	const char *tail = "efgh";
	strncat(buf, tail, sizeof buf - strlen(buf) - 1);
	return buf[6];
}
