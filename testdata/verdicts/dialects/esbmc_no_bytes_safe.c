// verdict: SUCCESSFUL
// check: other-tools
// why: For ESBMC no bytes at null are readable and writable, for CBMC they are not; one byte is for neither.
unsigned nondet_uint(void);
int main(void) {
  char a[2], *none = 0, *p = nondet_uint() ? none : a;
  unsigned long n = nondet_uint();
  __ESBMC_assert(__ESBMC_r_ok(none, 0) && __ESBMC_w_ok(none, 0) && __ESBMC_rw_ok(none, 0), "no bytes");
  __ESBMC_assert(!__ESBMC_r_ok(none, 1) && !__CPROVER_r_ok(none, 0), "null");
  __ESBMC_assert(__ESBMC_r_ok(p, n) == (p ? n <= 2 : n == 0), "any");
  return 0;
}
