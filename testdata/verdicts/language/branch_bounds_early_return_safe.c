// verdict: SUCCESSFUL
// why: the bounds are given by early returns, the product is of two numbers
int nondet_int(void);
int main(void) {
	int w = nondet_int(), h = nondet_int();
	if (w < 0 || h < 0) return 1;
	if (w > 30000) return 2;
	if (h > 60000) return 3;
	int area = w * h;
	__CPROVER_assert(area <= 1800000000, "the largest picture");
	return 0;
}
