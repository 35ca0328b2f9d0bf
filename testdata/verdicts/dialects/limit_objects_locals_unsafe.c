// verdict: FAILED
// property: array_bounds line 12
// check: bug behind an open loop
// flags: --object-bits=6
// why: the third line of the table is one too long; each call has locals, and there are more calls than objects
#include <string.h>
unsigned nondet_uint(void);
static int fill(int row) {
	char line[8];
	memset(line, 'a', sizeof line);
	unsigned at = nondet_uint() % 8;
	line[row == 2 ? at + 1 : at] = 0;
	return line[0];
}
int main(void) {
	int sum = 0;
	for (int row = 0; row < 100; row++)
		sum += fill(row) == 'a';
	return sum;
}
