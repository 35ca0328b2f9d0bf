// verdict: SUCCESSFUL
// why: a number brought between bounds by two branches
int nondet_int(void);
int main(void) {
	int y = nondet_int();
	if (y > 46340)
		y = 46340;
	if (y < -46340)
		y = -46340;
	return y * y == 1;
}
