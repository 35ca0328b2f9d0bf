// verdict: FAILED
// property: assertion line 12
// why: The fraction is 0.5 at least.
#include <assert.h>
#include <math.h>
float nondet_float(void);
int main(void) {
  float x = nondet_float();
  if (!(x >= 1 && x < 8))
    return 0;
  int e;
  assert(frexpf(x, &e) > 0.5f);
  return 0;
}
