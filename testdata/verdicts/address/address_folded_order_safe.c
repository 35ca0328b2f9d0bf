// verdict: SUCCESSFUL
// why: Of two variables one comes first, and they do not overlap.
#include <assert.h>
#include <stdint.h>
int first, second[3];
int main(void) {
  uintptr_t a = (uintptr_t)&first, b = (uintptr_t)second;
  assert((uintptr_t)&first < (uintptr_t)&second || (uintptr_t)&second < (uintptr_t)&first);
  assert(a + sizeof first <= b || b + sizeof second <= a);
  return 0;
}
