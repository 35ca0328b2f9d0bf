// verdict: SUCCESSFUL
// why: Quotient times divisor plus remainder is the dividend, for all numbers; no part of it overflows.
#include <assert.h>
#include <stdlib.h>
extern int nondet_int(void);
extern unsigned nondet_uint(void);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  unsigned a = nondet_uint(), b = nondet_uint();
  if (y == 0 || b == 0) return 0;
  if (y == -1 && x == -2147483647 - 1) return 0;
  int q = x / y, r = x % y;
  assert(q * y + r == x);
  assert(q * y == x - r);
  assert(abs(r) >= 0);
  assert(a % b < b);
  assert(a / b <= a);
  assert(a / b * b <= a);
  assert((unsigned long)(a / b) * b + a % b == a);
  assert(a / 10 * 10 + a % 10 + b == a + b);
  return 0;
}
