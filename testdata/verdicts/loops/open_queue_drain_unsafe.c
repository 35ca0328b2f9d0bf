// verdict: FAILED
// property: division_by_zero line 13
// check: bug behind an open loop
// why: the time that was waited is divided by the number of items served, which may be none
int nondet_int(void);
int main(void) {
	unsigned waited = 0, served = 0;
	while (nondet_int()) {
		waited += 3;
		if (nondet_int() > 100)
			served++;
	}
	return (int)(waited / served);
}
