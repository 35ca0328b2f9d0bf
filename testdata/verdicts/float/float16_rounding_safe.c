// verdict: SUCCESSFUL
// why: _Float16 has 11 digits: sums are rounded where they are stored.
int main(void) {
	_Float16 a = 1.5, b = 2.5, big = 2048, third = 1, none = 65504;
	big += 1;
	third /= 3;
	none *= 2;
	__CPROVER_assert(a + b == 4.0 && a * b == (_Float16)3.75, "exact");
	__CPROVER_assert(big == 2048, "a tie goes to the even number");
	__CPROVER_assert((float)third == 0.333251953125f && none > 65504 && sizeof third == 2, "rounded");
	return 0;
}
