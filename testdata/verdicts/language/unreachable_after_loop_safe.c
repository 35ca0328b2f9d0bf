// verdict: SUCCESSFUL
// why: the loop is left by return only
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	for (unsigned i = 0;; i++)
		if (i == x % 4)
			return 0;
	__builtin_unreachable();
}
