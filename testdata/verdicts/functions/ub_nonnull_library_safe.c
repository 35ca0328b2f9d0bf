// verdict: SUCCESSFUL
// flags: --nonnull-check
// why: the pointer is not null
#include <string.h>
int main(void) {
	char b[4] = {0}, *from = b;
	memcpy(b, from, 0);
	return b[0];
}
