// verdict: SUCCESSFUL
// why: every remainder has its case
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	switch (x % 3) {
	case 0: return 1;
	case 1: return 2;
	case 2: return 3;
	}
	__builtin_unreachable();
}
