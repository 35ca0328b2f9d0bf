// verdict: FAILED
// property: unwind line 9
// check: other-tools
// why: The bound of the first loop, beside one without a bound that has an invariant, is one too small: five rounds and the test after them are six.
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  __ESBMC_unroll(5);
  for (int k = 0; k < 5; k++) __ESBMC_assert(k < 5, "k");
  while (i < n) i++;
  __ESBMC_assert(i == n, "i");
  return 0;
}
