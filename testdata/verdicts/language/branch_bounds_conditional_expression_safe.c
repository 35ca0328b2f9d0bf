// verdict: SUCCESSFUL
// why: the product is in a conditional expression, and used behind it
short nondet_short(void);
int nondet_int(void);
int main(void) {
	int x = nondet_int();
	int cube = x >= 0 && x <= 1000 ? x * x * x : 0;
	cube = cube + 1000000000;
	__CPROVER_assert(cube >= 1000000000 && cube <= 2000000000, "between");
	return 0;
}
