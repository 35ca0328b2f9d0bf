// verdict: FAILED
// property: assertion line 8
// why: Two keys may fall into one bucket.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int a, b;
  assert(((uintptr_t)&a >> 4) % 16 != ((uintptr_t)&b >> 4) % 16);
  return 0;
}
