// verdict: SUCCESSFUL
// why: a const array without initialiser is zero and may be read
#include <assert.h>
typedef int row[3];
const row grid[2];
const int limit;
int nondet_int(void);
int main(void) {
	int i = nondet_int(), j = nondet_int();
	if (i < 0 || i > 1 || j < 0 || j > 2)
		return 0;
	assert(grid[i][j] == limit);
	return 0;
}
