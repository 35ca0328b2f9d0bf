// verdict: FAILED
// property: assertion line 10
// why: The low half of a pointer's bytes is not the whole integer: addresses are larger than 32 bits.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  long v = 1, *p = &v;
  uint32_t low; memcpy(&low, &p, sizeof low);
  assert(low == (uintptr_t)p);
  return 0;
}
