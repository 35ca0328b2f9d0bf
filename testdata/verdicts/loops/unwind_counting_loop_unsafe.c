// verdict: FAILED
// property: unwind line 9
// flags: --unwind=3
// why: a loop that counts never ends, but its state is new each time
int nondet_int(void);
int main(void) {
	unsigned n = 0;
	if (nondet_int())
		for (;;)
			n++;
	return (int)n;
}
