// verdict: FAILED
// property: assertion line 8
// why: A variable may begin where another ends.
#include <assert.h>
#include <stdint.h>
int x, y;
int main(void) {
  assert((uintptr_t)(&x + 1) != (uintptr_t)&y);
  return 0;
}
