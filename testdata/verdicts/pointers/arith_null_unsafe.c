// verdict: FAILED
// property: pointer_arithmetic line 9
// flags: --pointer-overflow-check
// why: a number is added to the null pointer
int nondet_int(void);
int main(void) {
	char *p = 0;
	int n = nondet_int() ? 4 : 0;
	char *q = p + n;
	return q != 0;
}
