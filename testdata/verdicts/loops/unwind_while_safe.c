// verdict: SUCCESSFUL
// flags: --unwind=6
// why: five rounds fit in six
unsigned nondet_uint(void);
int main(void) {
	unsigned n = 0;
	while (n < 5)
		n++;
	return n;
}
