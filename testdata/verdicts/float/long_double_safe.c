// verdict: SUCCESSFUL
// why: long double has 64 digits and a wide exponent: integers and doubles fit, and what a double rounds it keeps.
#include <assert.h>
#include <float.h>
#include <math.h>
long nondet_long(void);
double nondet_double(void);
int main(void) {
  long n = nondet_long();
  double d = nondet_double();
  assert((long)(long double)n == n);
  assert(d != d || (double)(long double)d == d);
  assert(9007199254740993.0L - 1 == 9007199254740992.0L && 0.1L != 0.1);
  assert(1 + LDBL_EPSILON > 1 && 1 + LDBL_EPSILON / 2 == 1);
  assert(1e4000L > DBL_MAX && 1e-4940L / 2 > 0 && isinf(LDBL_MAX * 2));
  assert(sqrtl(16) == 4 && floorl(-2.5L) == -3 && lroundl(2.5L) == 3 && isnan(sqrtl(-1)));
  if (d > 0 && d < 1000) assert((long double)d + 1 > d);
  return 0;
}
