// verdict: FAILED
// property: pointer_arithmetic line 9
// flags: --pointer-overflow-check
// why: the index may be five
unsigned nondet_uint(void);
int main(void) {
	int a[4] = {0}, *p = a;
	unsigned n = nondet_uint() % 6;
	int *end = p + n;
	return end == a;
}
