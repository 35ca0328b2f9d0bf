// verdict: FAILED
// property: unreachable line 12
// why: a remainder of two has no case
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	switch (x % 3) {
	case 0: return 1;
	case 1: return 2;
	case 3: return 3;
	}
	__builtin_unreachable();
}
