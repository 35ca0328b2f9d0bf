// verdict: FAILED
// property: assertion line 14
// why: A hash of an address may have each value.
#include <assert.h>
#include <stdint.h>
static unsigned hash(const void *p) {
  uint64_t x = (uintptr_t)p;
  x ^= x >> 7;
  x *= 0x9e3779b97f4a7c15u;
  return (unsigned)(x >> 40);
}
int main(void) {
  int v;
  assert(hash(&v) % 8 != 3);
  return 0;
}
