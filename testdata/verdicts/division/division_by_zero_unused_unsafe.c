// verdict: FAILED
// property: division_by_zero line 7
// why: The remainder is not used; its divisor is a sum of constants.
enum { width = 4 };
int main(void) {
	int x = 3;
	(void)(17 % (width - 2 - 2));
	return x - 3;
}
