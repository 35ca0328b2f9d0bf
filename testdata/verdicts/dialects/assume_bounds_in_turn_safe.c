// verdict: SUCCESSFUL
// why: x and y differ in the bits of 12345, so y is at least 12288 if it is not negative, and it is not, as x is not: that is more than x.
#include <assert.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  __VERIFIER_assume(x <= 50);
  __VERIFIER_assume(x >= 0);
  __VERIFIER_assume(y < x);
  assert((x ^ y) != 12345);
  return 0;
}
