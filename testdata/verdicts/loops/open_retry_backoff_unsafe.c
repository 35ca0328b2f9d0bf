// verdict: FAILED
// property: overflow line 9
// check: bug behind an open loop
// why: the delay is doubled once too often
int nondet_int(void);
int main(void) {
	int delay = 1 << 26;
	while (nondet_int())
		delay = delay * 2;
	return delay > 0;
}
