// verdict: SUCCESSFUL
// flags: --pointer-overflow-check
// why: the index is four at most
unsigned nondet_uint(void);
int main(void) {
	int a[4] = {0}, *p = a;
	unsigned n = nondet_uint() % 5;
	int *end = p + n;
	return end == a;
}
