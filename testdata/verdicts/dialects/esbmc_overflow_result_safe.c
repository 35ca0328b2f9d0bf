// verdict: SUCCESSFUL
// check: other-tools
// why: ESBMC's functions give the wrapped result and whether it is not the exact one.
#include <limits.h>
DEFINE_ESBMC_OVERFLOW_TYPE(unsigned char)
unsigned char nondet_uchar(void);
int main(void) {
  unsigned char a = nondet_uchar(), b = nondet_uchar();
  __ESBMC_overflow_result r = __ESBMC_overflow_result_plus(a, b);
  __ESBMC_assert(r.overflow == (a + b > 255) && r.result == (unsigned char)(a + b), "plus");
  r = __ESBMC_overflow_result_minus(a, b);
  __ESBMC_assert(r.overflow == (a < b), "minus");
  r = __ESBMC_overflow_result_mult(a, b);
  __ESBMC_assert(r.overflow == (a * b > 255), "mult");
  r = __ESBMC_overflow_result_unary_minus(a);
  __ESBMC_assert(r.overflow == (a != 0), "unary minus");
  r = __ESBMC_overflow_result_shl(a, 3);
  __ESBMC_assert(r.overflow == (a > 31), "shl");
  return 0;
}
