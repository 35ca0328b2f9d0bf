// verdict: FAILED
// property: division_by_zero line 15
// why: When both numbers are zero the divisor found is zero.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned a = nondet_uint(), b = nondet_uint();
 if (a > 12 || b > 12) return 0;
  unsigned x = a, y = b;
  while (y) {
    unsigned t = x % y;
    x = y;
    y = t;
  }
  assert(a % x == 0 && b % x == 0);
  return 0;
}
