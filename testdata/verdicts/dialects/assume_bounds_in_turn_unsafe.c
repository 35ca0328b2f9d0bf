// verdict: FAILED
// property: assertion line 12
// why: x may be -3, and y = -3 ^ 12345 = -12348 is below it. The second bound of x takes the place of the first one.
#include <assert.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  __VERIFIER_assume(x <= 0);
  __VERIFIER_assume(x <= -3);
  __VERIFIER_assume(y < x);
  assert((x ^ y) != 12345);
  return 0;
}
