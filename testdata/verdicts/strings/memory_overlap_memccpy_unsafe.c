// verdict: FAILED
// property: memory_overlap line 8
// why: the places overlap before the character is found
#define _GNU_SOURCE
#include <string.h>
int main(void) {
	char a[16] = "abcdef";
	memccpy(a + 2, a, 'e', 8);
	return 0;
}
