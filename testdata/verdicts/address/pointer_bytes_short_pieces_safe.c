// verdict: SUCCESSFUL
// why: Copied as four shorts, sums compared.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  int v, *p = &v, *q;
  uint16_t h[4], k[4];
  memcpy(h, &p, 8);
  for (int i = 0; i < 4; i++) k[3 - i] = h[i];
  for (int i = 0; i < 4; i++) h[i] = k[3 - i];
  memcpy(&q, h, 8);
  assert(q == p);
  uint64_t x = 0;
  for (int i = 3; i >= 0; i--) x = x << 16 | h[i];
  assert(x == (uintptr_t)p);
  return 0;
}
