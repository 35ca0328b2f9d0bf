// verdict: FAILED
// property: unwind line 9
// flags: --unwind=6
// why: the inner loop runs six times in the last round
unsigned nondet_uint(void);
int main(void) {
	unsigned s = 0;
	for (unsigned i = 0; i < 3; i++)
		for (unsigned k = 0; k < 4 + i; k++)
			s++;
	return s;
}
