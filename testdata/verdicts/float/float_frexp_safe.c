// verdict: SUCCESSFUL
// why: Fraction and exponent make the number again; the next number is greater.
#include <assert.h>
#include <math.h>
double nondet_double(void);
int main(void) {
  double x = nondet_double();
  if (!(x > 1e-3 && x < 1e3))
    return 0;
  int e;
  double f = frexp(x, &e);
  assert(f >= 0.5 && f < 1 && ldexp(f, e) == x);
  assert(nextafter(x, 2e3) > x);
  assert(ilogb(x) == e - 1);
  return 0;
}
