// verdict: FAILED
// property: assertion line 10
// why: nothing says that the texts of two numbers differ, or are equal
#include <assert.h>
#include <string.h>
int main(void) {
	char *a = strerror(0);
	char first = a[0];
	char *b = strerror(1);
	assert(b[0] == first);
	return 0;
}
