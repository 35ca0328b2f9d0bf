// verdict: FAILED
// property: assertion line 10
// check: other-tools
// why: The negation of the least number does not fit.
#include <limits.h>
DEFINE_ESBMC_OVERFLOW_TYPE(int)
int nondet_int(void);
int main(void) {
  __ESBMC_overflow_result r = __ESBMC_overflow_result_unary_minus(nondet_int());
  __ESBMC_assert(!r.overflow, "fits");
  return 0;
}
