// verdict: SUCCESSFUL
// flags: -m32 --object-bits=8
// why: with 8 bits for object ids an offset has 24, so that the table is reached to its end
#include <assert.h>
char table[5 << 20];
int main(void) {
	table[4 << 20] = 1;
	assert(table[4 << 20] == 1);
	return 0;
}
