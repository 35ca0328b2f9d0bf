// verdict: FAILED
// property: unwind line 7
// flags: --unwind=3
// why: a loop that reads until it is told to stop may go on for longer
int nondet_int(void);
int main(void) {
	while (nondet_int())
		;
	return 0;
}
