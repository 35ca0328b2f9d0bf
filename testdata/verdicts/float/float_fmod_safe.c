// verdict: SUCCESSFUL
// why: The remainder is below the divisor, has the dividend's sign, and is the integers' one for integers.
#include <assert.h>
#include <math.h>
double nondet_double(void);
int nondet_int(void);
int main(void) {
  double x = nondet_double();
  if (!(x > -16 && x < 16))
    return 0;
  double r = fmod(x, 10.0);
  assert(fabs(r) < 10 && fabs(r) <= fabs(x));
  assert(!signbit(r) == !signbit(x));
  int i = nondet_int();
  if (i < 0 || i >= 20)
    return 0;
  assert(fmod(i, 7.0) == i % 7);
  return 0;
}
