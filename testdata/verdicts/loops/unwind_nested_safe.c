// verdict: SUCCESSFUL
// flags: --unwind=6
// why: the inner loop runs five times at most
unsigned nondet_uint(void);
int main(void) {
	unsigned s = 0;
	for (unsigned i = 0; i < 3; i++)
		for (unsigned k = 0; k < 3 + i; k++)
			s++;
	return s;
}
