// verdict: FAILED
// property: unreachable line 8
// why: three makes the condition true
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	if (x * 2 == 6)
		__builtin_unreachable();
	return 0;
}
