// verdict: SUCCESSFUL
// why: the two halves touch but do not overlap
#include <string.h>
int main(void) {
	char b[16] = "hello, world";
	memcpy(b + 6, b, 6);
	return b[0];
}
