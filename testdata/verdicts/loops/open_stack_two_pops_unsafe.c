// verdict: FAILED
// property: assertion line 16
// check: bug behind an open loop
// why: an operator takes two numbers, where one may be there
#include <assert.h>
int nondet_int(void);
static unsigned stack[64];
static int top;
int main(void) {
	for (;;) {
		int op = nondet_int();
		if (op == 'q')
			break;
		if (op == '+' && top >= 1) {
			top -= 2;
			assert(top >= 0);
			stack[top] = stack[top] + stack[top + 1];
			top++;
		} else if (op != '+' && top < 64)
			stack[top++] = (unsigned)op;
	}
	return 0;
}
