// verdict: FAILED
// property: overflow line 10
// check: division-overflow
// why: INT_MIN divided by -1 overflows.
#include <limits.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int();
  if (b == 0) return 0;
  int q = a / b;
  return q == 12345;
}
