// verdict: SUCCESSFUL
// why: a machine with labels as values
#include <assert.h>
int main(void) {
	static const void *const ops[] = {&&push, &&add, &&halt, &&twice};
	const unsigned char code[] = {0, 3, 0, 4, 1, 2};
	int stack[4], top = 0, pc = 0;
	goto *ops[code[pc++]];
push:
	stack[top++] = code[pc++];
	goto *ops[code[pc++]];
add:
	top--;
	stack[top - 1] += stack[top];
	goto *ops[code[pc++]];
twice:
	stack[top - 1] *= 2;
	goto *ops[code[pc++]];
halt:
	assert(top == 1);
	assert(stack[0] == 7);
	return 0;
}
