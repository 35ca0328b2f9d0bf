// verdict: FAILED
// property: assertion line 10
// why: Half of an odd subnormal number is rounded.
_Float16 nondet_half(void);
int main(void) {
	_Float16 x = nondet_half();
	if (!(x >= 0 && x <= 60000))
		return 0;
	_Float16 y = x / 2;
	__CPROVER_assert(y + y == x, "two halves");
	int n = (int)x;
	__CPROVER_assert(n >= 0 && n <= 60000, "as an integer");
	return 0;
}
