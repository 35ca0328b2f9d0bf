// verdict: SUCCESSFUL
// why: an unsigned number below a bound, turned into a signed one
unsigned nondet_uint(void);
int main(void) {
	unsigned u = nondet_uint();
	if (u >= 46341)
		return 0;
	int s = (int)u;
	__CPROVER_assert(s * s >= 0 && (long)s * s < 2147488281L, "fits");
	return 0;
}
