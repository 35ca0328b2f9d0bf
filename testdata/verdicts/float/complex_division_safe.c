// verdict: SUCCESSFUL
// why: The quotients are exact, or the same whichever way a library divides.
#include <assert.h>
#include <complex.h>
int main(void) {
  double complex z = 1 + 2 * I, w = 3 - 4 * I, q = w / z;
  assert(creal(q) == -1 && cimag(q) == -2);
  assert(creal(w / 2) == 1.5 && creal(conj(w) * w) == 25);
  float complex f = (1 + 2 * I) / (2 * I);
  assert(crealf(f) == 1 && cimagf(f) == -0.5f);
  return 0;
}
