// verdict: SUCCESSFUL
// why: A hash of an aligned address without its low bits: two elements of an array have different ones.
#include <assert.h>
#include <stdint.h>
int main(void) {
  long v[2];
  uintptr_t a = (uintptr_t)&v[0] >> 3, b = (uintptr_t)&v[1] >> 3;
  assert(b == a + 1 && (a * 3) % 2 != (b * 3) % 2);
  return 0;
}
