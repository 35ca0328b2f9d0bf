// verdict: SUCCESSFUL
// why: the square of a number between bounds that a branch gives fits
int nondet_int(void);
int main(void) {
	int y = nondet_int(), area = 0;
	if (y > -40000 && y < 40000)
		area = y * y;
	return area;
}
