// verdict: FAILED
// property: pointer_dereference line 7
// why: memset of a const array without initialiser
#include <string.h>
const unsigned char table[16];
int main(void) {
	memset((void *)table, 1, sizeof table);
	return 0;
}
