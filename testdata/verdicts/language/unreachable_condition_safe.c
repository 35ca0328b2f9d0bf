// verdict: SUCCESSFUL
// why: twice a number is never odd
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	if (x * 2 == 7)
		__builtin_unreachable();
	return 0;
}
