// verdict: SUCCESSFUL
// flags: --bool-check
// why: a _Bool holds one
#include <string.h>
int main(void) {
	_Bool b;
	unsigned char two = 1;
	memcpy(&b, &two, 1);
	return b;
}
