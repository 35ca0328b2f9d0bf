// verdict: FAILED
// property: unreachable line 10
// why: the loop is left by break
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	for (unsigned i = 0;; i++)
		if (i == x % 4)
			break;
	__builtin_unreachable();
}
