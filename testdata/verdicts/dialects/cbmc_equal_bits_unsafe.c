// verdict: FAILED
// property: assertion line 8
// check: other-tools
// why: Two numbers that compare equal by == need not have the same bits.
double nondet_double(void);
int main(void) {
  double a = nondet_double(), b = nondet_double();
  __CPROVER_assert(!(a == b) || __CPROVER_equal(a, b), "equal numbers are the same");
  return 0;
}
