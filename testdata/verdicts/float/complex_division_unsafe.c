// verdict: FAILED
// property: assertion line 8
// why: Dividing by i turns the other way.
#include <assert.h>
#include <complex.h>
int main(void) {
  double complex z = (1 + 2 * I) / I;
  assert(creal(z) == 2 && cimag(z) == 1);
  return 0;
}
