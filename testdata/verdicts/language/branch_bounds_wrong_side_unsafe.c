// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: the square is taken where the number is outside of the bounds
int nondet_int(void);
int main(void) {
	int y = nondet_int();
	if (y > -4681 && y < 4681)
		return 0;
	return y * y > 3;
}
