// verdict: FAILED
// property: pointer_dereference line 14
// check: bug behind an open loop
// why: rows and columns are taken for each other: seen with one row of two
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned rows = nondet_uint(), cols = nondet_uint();
	if (rows < 1 || cols < 1 || rows > 1000 || cols > 1000) return 0;
	int *m = malloc(rows * cols * sizeof *m);
	if (!m) return 0;
	for (unsigned r = 0; r < rows; r++)
		for (unsigned c = 0; c < cols; c++)
			m[c * cols + r] = 1;
	free(m);
	return 0;
}
