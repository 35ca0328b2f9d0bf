// verdict: FAILED
// property: pointer_dereference line 29
// check: use-after-scope
// why: the last instruction may leave a pointer to the variable of the block that it leaves by a computed goto
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
		goto *table[code[pc++]];
	}
end:
	assert(*last == sum || sum > 16);
	return 0;
}
