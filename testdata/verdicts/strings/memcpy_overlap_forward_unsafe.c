// verdict: FAILED
// property: memory_overlap line 7
// why: source and destination share three bytes
#include <string.h>
int main(void) {
	char b[16] = "hello, world";
	memcpy(b + 3, b, 6);
	return b[0];
}
