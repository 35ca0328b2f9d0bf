// verdict: INCONCLUSIVE
// why: The last digit of the quotient depends on how the library divides.
#include <assert.h>
#include <complex.h>
int main(void) {
  double complex q = (1.1 + 2.3 * I) / (3.7 - 4.9 * I);
  assert(creal(q) < 0);
  return 0;
}
