// verdict: FAILED
// property: overflow line 11
// check: signed-overflow
// why: b may be the least number
long nondet_long(void);
int main(void) {
	long a = nondet_long(), b = nondet_long(), s = 0;
	if (a >= 0) {
		if (a < 2000000000) {
			if (b < 2000000000)
				s = a * b;
		}
	}
	return s > 0;
}
