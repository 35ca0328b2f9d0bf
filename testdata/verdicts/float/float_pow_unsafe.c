// verdict: FAILED
// property: assertion line 11
// why: An odd power keeps the sign.
#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
  int i = nondet_int();
  if (i < -100 || i > 100)
    return 0;
  assert(pow(i, 3) >= 0);
  return 0;
}
