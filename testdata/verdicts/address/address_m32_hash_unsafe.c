// verdict: FAILED
// property: assertion line 10
// flags: -m32
// why: A hash of an address of 32 bits.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v;
  uint32_t x = (uint32_t)(uintptr_t)&v;
  assert((x >> 2) * 2654435761u >> 29 != 6);
  return 0;
}
