// verdict: FAILED
// property: array_bounds line 13
// check: bug behind an open loop
// why: a pop of the empty stack
int nondet_int(void);
static int stack[100], top;
int main(void) {
	int op;
	while ((op = nondet_int()) >= 0) {
		if (op > 0 && top < 100)
			stack[top++] = op;
		if (op == 0)
			stack[--top] = 0;
	}
	return top;
}
