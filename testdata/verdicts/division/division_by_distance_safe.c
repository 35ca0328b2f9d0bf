// verdict: SUCCESSFUL
// why: The divisor is the distance of two elements, 2.
int a[4];
int main(void) {
	long q = 10 / (&a[3] - &a[1]) + 7 % (int)((char *)&a[1] - (char *)a);
	__CPROVER_assert(q == 8, "5 and 3");
	return 0;
}
