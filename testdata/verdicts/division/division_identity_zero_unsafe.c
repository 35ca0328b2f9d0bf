// verdict: FAILED
// property: division_by_zero line 8
// why: The divisor may be zero.
#include <assert.h>
extern short nondet_short(void);
int main(void) {
  int a = nondet_short(), b = nondet_short();
  int q = a / b;
  int r = a % b;
  assert(r < 32768 && r > -32768);
  if (b == 16) assert(q * 16 + r == a);
  return 0;
}
