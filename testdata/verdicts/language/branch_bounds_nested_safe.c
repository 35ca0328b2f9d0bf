// verdict: SUCCESSFUL
// why: bounds of nested branches, a sum of products of long numbers
long nondet_long(void);
int main(void) {
	long a = nondet_long(), b = nondet_long(), s = 0;
	if (a >= 0) {
		if (a < 2000000000) {
			if (b > -2000000000 && b < 2000000000)
				s = a * b + a * a;
		}
	}
	return s > 0;
}
