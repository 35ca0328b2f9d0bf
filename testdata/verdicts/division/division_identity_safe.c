// verdict: SUCCESSFUL
// why: Quotient times divisor plus remainder is the dividend.
#include <assert.h>
extern short nondet_short(void);
int main(void) {
  int a = nondet_short(), b = nondet_short();
 if (b == 0) return 0;
  int q = a / b;
  int r = a % b;
  assert(r < 32768 && r > -32768);
  if (b == 16) assert(q * 16 + r == a);
  return 0;
}
