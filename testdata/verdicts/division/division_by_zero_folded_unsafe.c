// verdict: FAILED
// property: division_by_zero line 5
// why: The compiler computes the quotient itself: there is none.
int main(void) {
	int x = 10 / 0;
	return x;
}
