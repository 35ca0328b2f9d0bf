// verdict: FAILED
// property: assertion line 8
// why: Of two variables either may come first.
#include <assert.h>
#include <stdint.h>
int first, second;
int main(void) {
  assert((uintptr_t)&first < (uintptr_t)&second);
  return 0;
}
