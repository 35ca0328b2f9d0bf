// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// why: the square of 50000 does not fit
int nondet_int(void);
int main(void) {
	int y = nondet_int(), area = 0;
	if (y > -40000 && y <= 50000)
		area = y * y;
	return area;
}
