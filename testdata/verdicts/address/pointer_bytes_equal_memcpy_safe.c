// verdict: SUCCESSFUL
// why: The low half of a pointer's bytes is the low half of its integer.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  long v = 1, *p = &v;
  uint32_t low;
  memcpy(&low, &p, sizeof low);
  assert(low == (uint32_t)(uintptr_t)p);
  return 0;
}
