// verdict: FAILED
// property: overflow line 8
// check: division-overflow
// why: Shifted up, the least short is the least int.
short nondet_short(void);
int main(void) {
	short s = nondet_short(), d = -1;
	int q = s * 65536 / d;
	return q == 32768;
}
