// verdict: SUCCESSFUL
// why: each instruction of the interpreter uses the block's variable before it leaves the block, by computed gotos that jump over the declaration
#include <assert.h>
int nondet_int(void);
int main(void) {
	static void *table[] = {&&add, &&twice, &&end};
	int code[4], pc = 0, sum = 1, *last = &sum;
	for (int i = 0; i < 3; i++)
		code[i] = (unsigned)nondet_int() % 3;
	code[3] = 2;
	if (nondet_int())
		goto *table[code[pc++]];
	{
		int x;
	add:
		x = sum;
		last = &x;
		sum += *last;
		last = &sum;
		goto *table[code[pc++]];
	twice:
		x = 2;
		last = &x;
		sum *= *last;
		last = &sum;
		goto *table[code[pc++]];
	}
end:
	assert(*last == sum && sum <= 16);
	return 0;
}
