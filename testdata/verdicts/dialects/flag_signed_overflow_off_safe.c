// verdict: SUCCESSFUL
// check: signed-overflow
// flags: --no-signed-overflow-check
// why: The check for signed overflow is off and x is only compared with itself.
#include <assert.h>
#ifdef NATIVE_MAIN
__attribute__((no_sanitize("signed-integer-overflow")))
#endif
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = x * 2;
  assert(y == y);
  return 0;
}
