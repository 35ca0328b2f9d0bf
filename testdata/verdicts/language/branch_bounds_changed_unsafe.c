// verdict: FAILED
// property: overflow line 11
// check: signed-overflow
// why: the number was changed after its bounds were looked at
int nondet_int(void);
int main(void) {
	int y = nondet_int();
	if (y < 0 || y > 30000)
		return 0;
	y = y + nondet_int() % 100000;
	return y * y > 3;
}
