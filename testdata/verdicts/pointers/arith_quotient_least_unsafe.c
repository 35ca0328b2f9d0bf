// verdict: FAILED
// property: overflow line 10
// check: division-overflow
// why: The least number divided by -1 overflows; here it is the only failure left, as the divisor is never 0.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  if (y == 0) return 0;
  assert(x / y * y + x % y == x);
  return 0;
}
