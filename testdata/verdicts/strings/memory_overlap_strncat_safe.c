// verdict: SUCCESSFUL
// why: what is copied and where it goes are apart
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
int main(void) {
	char a[16] = "abc", b[8] = "de";
	strncat(a, b, 5);
	memccpy(a + 8, a, 'c', 8);
	assert(!strncmp(a, "abcde", 6) && a[10] == 'c');
	return 0;
}
