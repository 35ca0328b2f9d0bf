// verdict: FAILED
// property: division_by_zero line 6
// why: The divisor is the distance of an element from itself.
int a[4], *p = &a[1];
int main(void) {
	long q = 10 / (&a[1] - &a[1]);
	return q != 0;
}
