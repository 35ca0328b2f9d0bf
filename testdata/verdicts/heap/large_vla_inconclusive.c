// verdict: INCONCLUSIVE
// flags: -m32
// why: the access is inside an array of up to 4,000,000 bytes, of which pointers reach 2 MiB
extern int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n < 1 || n > 1000000)
		return 0;
	int a[n];
	a[n - 1] = 0;
	return a[n - 1];
}
