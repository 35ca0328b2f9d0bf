// verdict: FAILED
// property: assertion line 5
// why: a NaN is not greater than itself
int main(void) {
	double nan = 0.0 / 0.0; __CPROVER_assert(isgreaterequal(nan, nan), "order");
	return 0;
}
