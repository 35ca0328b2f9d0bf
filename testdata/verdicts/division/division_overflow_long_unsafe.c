// verdict: FAILED
// property: overflow line 10
// check: division-overflow
// why: The least long divided by -1 is no long.
long nondet_long(void);
int main(void) {
	long a = nondet_long(), d = nondet_long();
	if (d >= 0)
		return 0;
	return a / d > 3;
}
