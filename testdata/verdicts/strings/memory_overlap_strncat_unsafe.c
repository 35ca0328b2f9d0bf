// verdict: FAILED
// property: memory_overlap line 7
// why: the end of the source is where the copy begins
#include <string.h>
int main(void) {
	char a[16] = "abc";
	strncat(a, a + 1, 5);
	return 0;
}
