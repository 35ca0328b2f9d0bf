// verdict: FAILED
// property: assertion line 8
// check: other-tools
// why: The number of bytes at null may be one.
unsigned nondet_uint(void);
int main(void) {
  char *none = 0;
  __ESBMC_assert(__ESBMC_r_ok(none, nondet_uint()), "no bytes");
  return 0;
}
