// verdict: FAILED
// property: assertion line 11
// why: A remainder has the sign of the dividend; with the absolute value of the divisor it need not be in range from 0.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  if (y == 0 || (y == -1 && x == -2147483647 - 1)) return 0;
  int q = x / y, r = x % y;
  assert(q * y + r == x);
  assert(r >= 0);
  return 0;
}
