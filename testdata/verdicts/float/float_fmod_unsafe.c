// verdict: FAILED
// property: assertion line 11
// why: remainder rounds the quotient to nearest, fmod does not.
#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
  int i = nondet_int();
  if (i < 0 || i >= 20)
    return 0;
  assert(fmod(i, 7.0) == remainder(i, 7.0));
  return 0;
}
