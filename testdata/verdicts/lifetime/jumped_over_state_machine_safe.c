// verdict: SUCCESSFUL
// why: a state machine jumps into the block of a round, over the declaration; each round sets the variable before the pointer to it is used
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
			n += *count;
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
	}
	assert(n >= 0 && n <= 4);
	return 0;
}
