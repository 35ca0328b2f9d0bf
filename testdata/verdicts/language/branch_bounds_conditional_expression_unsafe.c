// verdict: FAILED
// property: overflow line 8
// check: signed-overflow
// why: the cube of 1300 does not fit
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	int cube = x >= 0 && x <= 1300 ? x * x * x : 0;
	return cube;
}
