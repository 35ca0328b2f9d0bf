// verdict: SUCCESSFUL
// why: The greatest common divisor divides both numbers.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned a = nondet_uint(), b = nondet_uint();
 if (a < 1 || a > 12 || b < 1 || b > 12) return 0;
  unsigned x = a, y = b;
  while (y) {
    unsigned t = x % y;
    x = y;
    y = t;
  }
  assert(a % x == 0 && b % x == 0);
  return 0;
}
