// verdict: INCONCLUSIVE
// flags: -m32
// why: the table is larger than what an offset of 22 bits reaches; the accesses are right, but nothing can be said of them
#include <assert.h>
char table[5 << 20];
int main(void) {
	table[4 << 20] = 1;
	assert(table[4 << 20] == 1);
	return 0;
}
