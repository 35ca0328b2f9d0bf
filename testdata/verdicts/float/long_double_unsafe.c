// verdict: FAILED
// property: assertion line 9
// why: A long double that is no integer of 64 bits plus one may be itself.
#include <assert.h>
double nondet_double(void);
int main(void) {
  long double x = nondet_double();
  if (!(x >= 0 && x < 1e300)) return 0;
  assert(x + 1 > x);
  return 0;
}
