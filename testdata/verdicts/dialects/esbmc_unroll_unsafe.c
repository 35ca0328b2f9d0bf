// verdict: FAILED
// property: unwind line 7
// check: other-tools
// why: The bound of the loop is one too small: five rounds and the test after them are six.
int main(void) {
  __ESBMC_unroll(5);
  for (int i = 0; i < 5; i++) __ESBMC_assert(i < 5, "i");
  return 0;
}
