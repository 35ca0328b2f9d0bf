// verdict: FAILED
// property: overflow line 9
// check: integer-negation
// why: INT_MIN has no negation in int.
#include <limits.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  int y = x < 0 ? -x : x;
  return y < 0;
}
