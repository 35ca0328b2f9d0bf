// verdict: SUCCESSFUL
// check: division-overflow
// why: The least value is excluded.
long nondet_long(void);
int main(void) {
	long a = nondet_long(), d = nondet_long();
	if (d >= 0 || a == -0x7fffffffffffffffL - 1)
		return 0;
	return a / d > 3;
}
