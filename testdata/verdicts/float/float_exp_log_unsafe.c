// verdict: FAILED
// property: assertion line 9
// why: There is no logarithm of zero; what the exponential is plays no part.
#include <assert.h>
#include <math.h>
double nondet_double(void);
int main(void) {
  double x = nondet_double();
  assert(x != x || log(fabs(x)) > -1e6 || x > 1);
  return exp(x) > 1;
}
