// verdict: FAILED
// property: assertion line 11
// why: The program's abs adds one.
static int abs(char a, short b) { return a + b + 1; }
static double index(double x) { return x / 2; }
static struct pair { int a, b; } exp(void) { struct pair p = {1, 2}; return p; }
void round(int *p) { *p = 5; }
int main(void) {
	int x = 0;
	round(&x);
	__CPROVER_assert(abs(1, 2) == 3, "a sum");
	__CPROVER_assert(index(3) == 1.5 && exp().b == 2 && x == 5, "the others");
	return 0;
}
