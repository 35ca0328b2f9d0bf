// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: The test comes after the overflow.
#include <limits.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int(), s;
  if (a < 0 || b < 0) return 0;
 s = a + b;
 if (s < 0) s = INT_MAX;
  return s < 0;
}
