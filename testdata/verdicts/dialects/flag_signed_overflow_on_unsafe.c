// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: The check for signed overflow is on by default.
#include <assert.h>
#ifdef NATIVE_MAIN
#endif
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = x * 2;
  assert(y == y);
  return 0;
}
