// verdict: SUCCESSFUL
// why: the padding of a static structure is 0
#include <assert.h>
#include <string.h>
struct pair { char c; int i; char d; };
static struct pair set = {1, 2, 3}, none;
int main(void) {
	unsigned char b[sizeof set];
	memcpy(b, &set, sizeof set);
	assert(b[1] == 0 && b[3] == 0 && b[11] == 0);
	memcpy(b, &none, sizeof none);
	assert(b[2] == 0 && b[10] == 0);
	return 0;
}
