// verdict: SUCCESSFUL
// why: The count is less than the width.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshift-count-overflow"
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	x = x >> 31;
	return x > 1;
}
