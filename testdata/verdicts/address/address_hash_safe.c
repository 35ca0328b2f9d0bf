// verdict: SUCCESSFUL
// why: A hash of an address is the same each time, and its bucket in range.
#include <assert.h>
#include <stdint.h>
static unsigned hash(const void *p) {
  uint64_t x = (uintptr_t)p;
  x ^= x >> 7;
  x *= 0x9e3779b97f4a7c15u;
  return (unsigned)(x >> 40);
}
static int buckets[8];
int main(void) {
  int v;
  buckets[hash(&v) % 8] = 1;
  assert(hash(&v) % 8 == hash(&v) % 8 && buckets[hash(&v) % 8] == 1);
  return 0;
}
