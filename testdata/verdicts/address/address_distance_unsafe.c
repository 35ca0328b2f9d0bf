// verdict: FAILED
// property: assertion line 9
// why: How far two variables are apart is not known.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int a, b;
  uintptr_t d = (uintptr_t)&a - (uintptr_t)&b;
  assert(d != 4);
  return 0;
}
