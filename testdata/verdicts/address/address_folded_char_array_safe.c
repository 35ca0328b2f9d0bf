// verdict: SUCCESSFUL
// why: An array of long is aligned to 8 bytes, and its parts by their offsets.
#include <assert.h>
#include <stdint.h>
static long wide[3];
static _Alignas(32) char line[64];
int main(void) {
  assert((uintptr_t)wide % sizeof(long) == 0);
  assert(((uintptr_t)&line[33] & 31) == 1);
  return 0;
}
