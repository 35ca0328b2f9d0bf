// verdict: FAILED
// property: pointer_dereference line 8
// why: memchr takes the const off a local array
#include <string.h>
int main(void) {
	const unsigned char bytes[4] = {1, 2, 3, 4};
	unsigned char *p = memchr(bytes, 3, sizeof bytes);
	(*p)++;
	return 0;
}
