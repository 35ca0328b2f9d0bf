// verdict: SUCCESSFUL
// why: Signs, ranges and special arguments are the same in every library, and errors are told by errno.
#include <assert.h>
#include <errno.h>
#include <math.h>
double nondet_double(void);
int main(void) {
  double x = nondet_double();
  if (x > 0 && x < 100) assert(exp(x) >= 1 && atan(x) < 1.58 && cosh(x) >= 1);
  if (x > 1) assert(log(x) >= 0);
  assert(exp(0) == 1 && log(1) == 0 && hypot(x, 0) == fabs(x) || x != x);
  errno = 0;
  assert(isnan(log(-1)) && errno == EDOM);
  errno = 0;
  assert(isinf(log(0)) && errno == ERANGE);
  assert(pow(2, 0.5) > 1.414 && pow(2, 0.5) < 1.415 && powf(10, 2) > 99.9f && atan2(1, 1) < 0.8);
  return 0;
}
