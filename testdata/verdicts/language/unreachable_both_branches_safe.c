// verdict: SUCCESSFUL
// why: every number takes a branch
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	if (x > 5)
		return 1;
	else if (x <= 5)
		return 2;
	__builtin_unreachable();
}
