// verdict: FAILED
// property: assertion line 10
// why: The assumption comes after the assertion, on the same path: it does not hide what went wrong before.
#include <assert.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = nondet_int(), big = x > 10;
  if (x != 0) {
    assert(!big);
    __VERIFIER_assume(x < 5);
    assert(x > 10 ? x < 5 : 1);
  }
  return 0;
}
