// verdict: FAILED
// property: pointer_dereference line 29
// check: use-after-scope
// why: a state machine jumps into the block of a round, over the declaration, and the pointer to the variable outlives the block
#include <assert.h>
char nondet_char(void);
int main(void) {
	int open = 0, n = 0, *count = 0;
	for (int i = 0; i < 4; i++) {
		char c = nondet_char();
		if (open)
			goto body;
		if (c == '(') {
			int depth;
			depth = 1;
			count = &depth;
			open = 1;
			continue;
		body:
			depth = 0;
			count = &depth;
			if (c == ')') {
				open = 0;
				n += *count + 1;
				continue;
			}
		}
		if (count && c == 'x')
			n += *count;
	}
	assert(n >= 0 && n <= 4);
	return 0;
}
