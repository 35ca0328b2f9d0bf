// verdict: SUCCESSFUL
// why: Of any _Float16 that is not a NaN: half of it and the same again is itself, unless it is tiny.
_Float16 nondet_half(void);
int main(void) {
	_Float16 x = nondet_half();
	if (!(x >= (_Float16)0.125 && x <= 60000))
		return 0;
	_Float16 y = x / 2;
	__CPROVER_assert(y + y == x, "two halves");
	int n = (int)x;
	__CPROVER_assert(n >= 0 && n <= 60000, "as an integer");
	return 0;
}
